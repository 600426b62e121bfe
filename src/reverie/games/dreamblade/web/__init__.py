"""The table in the browser: page, scene, details."""
