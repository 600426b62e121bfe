"""Running a server: starting, several processes, backups, checks, the commands of the operator."""
