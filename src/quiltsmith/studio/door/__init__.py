"""The door: who may ask, how much may be sent, and what is said of a question that has no known form."""
