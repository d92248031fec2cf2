"""What a person chooses for a print: themes, papers, card sizes, presets of print shops, words on paper."""
