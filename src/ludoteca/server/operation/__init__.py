"""What starts and stops: the application with all its routes, the processes, the logs."""
