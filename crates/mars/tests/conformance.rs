//! The seven promises, over all variants and seat counts.

tabletop::conformance!(mars::Mars, games = 200);
