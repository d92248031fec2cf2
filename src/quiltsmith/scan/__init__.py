"""Photos of filled-in pads: decoded within limits, boards found and straightened, spaces read.

Needs the extra `quiltsmith[scan]`. numpy and OpenCV are imported only by modules that are loaded when a photo is
read; `photo_boards.py` holds what other packages see, and can always be imported.
"""
