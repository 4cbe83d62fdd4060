//! Steady play allocates nothing.

tabletop::no_allocation!(mars::Mars, games = 20);
