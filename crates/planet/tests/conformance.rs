//! The seven promises, over planets, corporations, modules and seat counts.

tabletop::conformance!(planet::Planet, games = 200);

tabletop::learns!(planet::Planet, games = 60);
