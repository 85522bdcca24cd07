"""Tables on a server: seats, storage, live updates over HTTP and WebSocket."""
