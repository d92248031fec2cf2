"""What a club hangs on its wall: rankings, certificates, and the table of a league."""
