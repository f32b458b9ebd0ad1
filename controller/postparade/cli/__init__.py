"""The command line: one small file a command, imported only when that command is given."""
