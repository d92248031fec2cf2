"""Drawings that several products share: patches and their fabrics, pictograms, what lies in a sewing box."""
