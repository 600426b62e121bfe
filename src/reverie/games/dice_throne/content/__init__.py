"""What is printed: data as YAML, how it is read and checked, setups and positions."""
