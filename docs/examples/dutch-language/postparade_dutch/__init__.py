"""Post Parade in Dutch. Catalogues lie in ``locale``; what they leave out is said in English."""

NAME = "Nederlands"
