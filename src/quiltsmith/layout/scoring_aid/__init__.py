"""The printed scoring aid (the command calls it `checker`): tables, worked examples, what cuts are legal."""
