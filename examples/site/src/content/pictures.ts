// Pictures of the gallery, each drawn from its number.

export interface Picture {
  title: string;
  caption: string;
}

export const pictures: Picture[] = [
  { title: 'Low water', caption: 'The wheel rests, and so do we.' },
  { title: 'First light', caption: 'The drum is warm before the harbour is.' },
  { title: 'Sacks from the quay', caption: 'Carried up by hand since the lift gave in.' },
  { title: 'Cupping table', caption: 'Eleven spoons, no talking.' },
  { title: 'Second crack', caption: 'Dark enough. Open the door.' },
  { title: 'Cooling tray', caption: 'Four minutes of stirring.' },
  { title: 'Chalk board', caption: 'Today’s lots, rubbed out twice.' },
  { title: 'The mill cat', caption: 'Quality control.' },
  { title: 'High water', caption: 'Everything hums.' },
  { title: 'Paper bags', caption: 'Folded on rainy days.' },
  { title: 'The long window', caption: 'Where the regulars sit.' },
  { title: 'Scales', caption: 'Fifteen grams, and not a bean more.' },
  { title: 'Steam', caption: 'Taken by accident, kept on purpose.' },
  { title: 'Evening tide', caption: 'The last bag leaves at six.' },
  { title: 'The old gears', caption: 'Oak teeth, greased with tallow.' },
  { title: 'Winter roof', caption: 'The only warm one in the street.' },
  { title: 'Bicycle post', caption: 'Round the bay before breakfast.' },
  { title: 'Closing time', caption: 'One lamp stays on.' },
];
