//! The seven promises, over all scenarios and seat counts.

tabletop::conformance!(moon::Moon, games = 400);

tabletop::learns!(moon::Moon, games = 100);
