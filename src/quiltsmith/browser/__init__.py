"""What the worker of the page calls, in the Python of a browser."""
