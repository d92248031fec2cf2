"""The smallest kind of game there can be, as a package of its own."""
