// Slides of the sliders and carousels.

export interface SlideWords {
  title: string;
  /** HTML. */
  words: string;
  /** Label and address of the button. */
  more?: [label: string, href: string];
  /** File name in public/images. */
  picture?: string;
  alt?: string;
  tone: 'pine' | 'clay' | 'sand';
}

export const season: SlideWords[] = [
  {
    title: 'Low tide, early light',
    words: '<p>The wheel stands still for an hour. That is when we taste, and nobody may whistle.</p>',
    more: ['What we taste for', '/accordion'],
    picture: 'harbour',
    alt: 'The mill and its wheel at high tide',
    tone: 'pine',
  },
  {
    title: 'Ember Hill is back',
    words: '<p>Red apple, brown sugar, warm bread. Forty bags came over the pass before the snow did.</p>',
    more: ['Taste it', '/woo-tabs'],
    picture: 'bag',
    alt: 'A bag with a hill on its label',
    tone: 'sand',
  },
  {
    title: 'A night of rest',
    words: '<p>Fresh beans breathe out. We give them until morning, close the bags, and call the ferry.</p>',
    picture: 'beans',
    alt: 'Roasted beans around the sign of the mill',
    tone: 'clay',
  },
];

export const short: SlideWords[] = [
  { title: 'Grind last', words: '<p>Whole beans keep for weeks, ground ones for minutes.</p>', tone: 'clay' },
  { title: 'Weigh once', words: '<p>Spoons lie. Sixty grams to a litre is where to begin.</p>', tone: 'pine' },
  { title: 'Pour slowly', words: '<p>Circles, from the middle outwards, until the bed is calm.</p>', tone: 'sand' },
];

export interface Post {
  id: number;
  title: string;
  date: string;
  words: string;
  picture: string;
}

export const posts: Post[] = [
  {
    id: 41,
    title: 'The wheel got a new tooth',
    date: 'March 3',
    words: 'Oak from the old pier, forty years in salt water, and still too hard for our saw.',
    picture: 'harbour',
  },
  {
    id: 44,
    title: 'How we pack a crate',
    date: 'February 18',
    words: 'Heavy bags below, light ones above, and one bag of straw for the conscience.',
    picture: 'bag',
  },
  {
    id: 47,
    title: 'Why the water matters',
    date: 'January 30',
    words: 'We brewed one coffee with seven waters. Two of them tasted of nothing at all.',
    picture: 'pour-over',
  },
];

export interface Shot {
  picture: string;
  title: string;
  alt: string;
}

export const shots: Shot[] = [
  { picture: 'harbour', title: 'The mill', alt: 'The mill with its wheel in the tide' },
  { picture: 'beans', title: 'Tuesday’s batch', alt: 'Roasted beans, seen from above' },
  { picture: 'pour-over', title: 'The long table', alt: 'A filter above a glass jug' },
  { picture: 'bag', title: 'Ready to go', alt: 'A bag of coffee with a hill on its label' },
];

export interface Film {
  media: string;
  picture: string;
  title: string;
}

export const films: Film[] = [
  { media: 'drum', picture: 'beans', title: 'The drum turns' },
  { media: 'harbour', picture: 'harbour', title: 'The tide comes in' },
  { media: 'drum', picture: 'pour-over', title: 'First crack' },
  { media: 'harbour', picture: 'bag', title: 'Crates on the quay' },
  { media: 'drum', picture: 'beans', title: 'Cooling down' },
  { media: 'harbour', picture: 'harbour', title: 'The last ferry' },
];

export const cards: Shot[] = [
  { picture: 'bag', title: 'Ember Hill', alt: '' },
  { picture: 'beans', title: 'Night Ferry', alt: '' },
  { picture: 'pour-over', title: 'Skerry Light', alt: '' },
  { picture: 'harbour', title: 'Harbor Blend', alt: '' },
  { picture: 'beans', title: 'Slack Water', alt: '' },
  { picture: 'bag', title: 'Kelp & Cocoa', alt: '' },
  { picture: 'pour-over', title: 'Lantern', alt: '' },
];
