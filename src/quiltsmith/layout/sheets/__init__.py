"""How things come onto paper: imposition, cutting marks, n-up, posters, footers, and the sheet to calibrate."""
