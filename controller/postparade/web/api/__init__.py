"""Plain requests beside the websockets: pictures, tools of the host, charts, QR codes."""
