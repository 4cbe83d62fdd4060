/** Where the tracks have no room in the dock, and stand below the planet. */
export const NARROW = '(max-width: 900px), (max-height: 620px)';
