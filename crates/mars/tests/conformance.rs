//! The seven promises, over all variants and seat counts.

tabletop::conformance!(mars::Mars, games = 200);

tabletop::learns!(mars::Mars, games = 60);
