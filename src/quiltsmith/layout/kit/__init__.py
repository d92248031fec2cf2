"""Kits: everything that is needed to play, with cover, rules, die and token."""
