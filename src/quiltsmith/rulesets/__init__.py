"""The kinds of games that are shipped, each put together of its parts in all layers."""
