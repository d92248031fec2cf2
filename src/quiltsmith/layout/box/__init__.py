"""Boxes to fold: a tuck box for cards, a tray for tiles."""
