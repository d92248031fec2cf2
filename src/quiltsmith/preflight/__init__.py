"""Any PDF or PNG before it goes to a print shop: what is in it, and what the shop would reject."""
