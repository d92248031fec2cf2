"""Pages in millimetres, one room per product; `drawing/` holds what they share, `sheets/` brings it onto paper."""
