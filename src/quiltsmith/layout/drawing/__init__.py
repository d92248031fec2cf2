"""Drawings that products share: patches and their fabrics, pictograms, sewing notions."""
