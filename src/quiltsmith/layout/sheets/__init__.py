"""How things come onto paper: pages of panels, imposition, marks, n-up, posters, footers, the test sheet."""
