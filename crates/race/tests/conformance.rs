//! Race keeps the seven promises: standard games of 2, 3 and 4, the advanced game for two, the first
//! game, and all of their combinations.

tabletop::conformance!(race::Race, games = 2_000);

tabletop::learns!(race::Race, games = 200);
