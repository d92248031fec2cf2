"""The picture of a photographed board, framed, with what was read and what it scores."""
