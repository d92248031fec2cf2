"""A last look at files before they go to a print shop: what is in them, and what the shop would refuse."""
