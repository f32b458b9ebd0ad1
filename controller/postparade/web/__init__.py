"""The pages of the table: one aiohttp server, one resuming websocket a page, and who may see and do what."""
