"""Documents into files: PDF, SVG and PNG. `output.py` chooses the renderer."""
