"""Pages in millimetres: what stands where on paper, before anyone draws it."""
