"""What speaks HTTP and sockets: routes, guards at the door, the browser's files."""
