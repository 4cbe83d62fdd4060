//! Steady play allocates nothing.

tabletop::no_allocation!(planet::Planet, games = 30);
