"""Shapes, orientations, cuts, boards and rectangles: pure values that read, print and ask nothing."""
