"""EF-10.87: five lessons at real tables."""
