"""Where the pixels lie: lanes from configuration, usual layouts, drawings."""
