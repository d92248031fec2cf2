"""One file of tests per rule of preflight, named like the rule."""
