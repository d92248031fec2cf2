"""How products come onto paper: imposition, cut marks, n-up, posters, pages of panels, footers, the test sheet."""
