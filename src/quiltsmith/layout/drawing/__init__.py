"""Drawings that several products share: patches, pictograms, arrows, panels, numbered steps."""
