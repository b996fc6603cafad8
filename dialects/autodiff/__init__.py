"""The autodiff dialect: requests, tapes, derivatives as values; Enzyme's dialect."""
