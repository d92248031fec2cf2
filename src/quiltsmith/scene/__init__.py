"""What pages are made of: elements, boxes, paths, text, fonts, colours, fabrics.

It knows nothing of games and imports nothing else of ours.
"""
