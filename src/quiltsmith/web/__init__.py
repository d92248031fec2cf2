"""Reports of the simulator as HTML: single files that need nothing else."""
