"""The table in the browser and for programs: pages, the API, the WebSocket."""
