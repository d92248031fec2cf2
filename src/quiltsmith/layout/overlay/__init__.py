"""A photographed board to show around: framed like a quilt, with what was read and what it scores."""
