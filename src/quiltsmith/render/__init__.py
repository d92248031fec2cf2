"""One scene, three renderers: PDF, SVG and PNG."""
