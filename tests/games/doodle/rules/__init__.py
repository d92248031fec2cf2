"""One file of tests per rule of doodle sheets, named like the rule."""
