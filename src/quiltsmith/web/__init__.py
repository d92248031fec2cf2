"""Pages for browsers: one file each that needs nothing else, on the screen and in print."""
