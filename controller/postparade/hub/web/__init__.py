"""The hub's web server: the stage, the console and whoever may lead the night."""
