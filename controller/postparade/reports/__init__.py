"""Reports of an evening: charts of its races, luck and dice, as pictures and as pages to print."""
