"""Pictures of papers, presets and themes to choose from, and pictures for screens."""
