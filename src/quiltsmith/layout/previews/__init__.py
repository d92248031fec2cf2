"""Pictures of what there is to choose from: papers, presets and themes."""
