"""What is played between the tables: meetings, heats and a final, common races, and their standings. Pure."""
