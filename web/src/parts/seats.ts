/** A shape beside the colour: no seat is known by its colour alone. */
export const SHAPES = [
  ['sky', 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z'],
  ['orange', 'M8 1.5 15 14H1z'],
  ['green', 'M2 2h12v12H2z'],
  ['pink', 'M8 .5 15.5 8 8 15.5.5 8z'],
  ['yellow', 'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z'],
  ['vermilion', 'm8 .8 2.2 4.8 5.2.6-3.9 3.5 1.1 5.2L8 12.3l-4.6 2.6 1.1-5.2L.6 6.2l5.2-.6z'],
] as const;
