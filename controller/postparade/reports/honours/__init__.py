"""The honours of an evening: places over all its games, a title for everybody, each guest's best moment."""
