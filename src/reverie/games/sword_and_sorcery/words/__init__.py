"""Everything said to people, in words: names, rules text made from the data, questions, the log, refusals."""
