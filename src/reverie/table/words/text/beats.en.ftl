# What happens between two decisions.

beats-stage = What happens
beats-skip = Skip
beats-recap = Since your last choice
