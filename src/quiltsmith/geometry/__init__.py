"""Shapes, orientations, cuts, boards and rectangles: pure, frozen values."""
