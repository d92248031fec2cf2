"""The best that a deal allows, with all its cards known beforehand: found by search, bounded by proof."""
