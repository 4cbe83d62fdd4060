//! Playing on allocates nothing.

tabletop::no_allocation!(race::Race, games = 100);
