"""The same 30 cards, drawn with other libraries; each module is a script that writes the file it is given."""
