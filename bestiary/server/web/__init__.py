"""What speaks HTTP and WebSocket: who may come in, what can be asked, and the pages."""
