# What happens between two decisions.

beats-stage = What happens
beats-skip = Skip
beats-recap = Since your last choice
beats-recap-back = Look at the step before
beats-recap-on = Look at the next step
