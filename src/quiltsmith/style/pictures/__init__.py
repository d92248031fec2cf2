"""Pictures of people's own: read from PNG, JPEG and SVG within limits, and made fit for every ink."""
