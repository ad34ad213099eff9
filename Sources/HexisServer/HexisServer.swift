// The first file of this part.
