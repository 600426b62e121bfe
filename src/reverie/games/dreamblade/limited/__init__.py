"""Sealed pools and drafts."""
