"""Photos of filled pads: a photo is opened with care, its boards are found and straightened, and spaces are read.

Needs the extra `quiltsmith[scan]`: numpy and OpenCV are imported only by files here that are loaded when a photo
is read. `boards.py` holds what others see, and can always be imported.
"""
