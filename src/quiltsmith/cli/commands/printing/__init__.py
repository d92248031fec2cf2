"""Commands that print, and the one that looks at what was printed."""
