// Product of the page with product tabs, and its reviews.

export interface Review {
  author: string;
  date: string;
  stars: 1 | 2 | 3 | 4 | 5;
  words: string;
}

export const product = {
  name: 'Ember Hill',
  price: '14.50 €',
  weight: '250 g, whole beans',
  summary: 'A washed coffee from high slopes: red apple, brown sugar and a finish like warm bread.',
  description:
    '<p>Ember Hill is the bag we open when someone asks what coffee can taste like. It grows on terraces that face the morning, is picked late and dried slowly under cloth.</p><p>In the drum we take it just past the first crack. Brewed as a filter it is bright and tidy; as an espresso it turns to caramel.</p>',
  facts: [
    ['Origin', 'Terraces at 1,900 m'],
    ['Process', 'Washed, dried for 18 days'],
    ['Roast', 'Light to medium'],
    ['Tastes of', 'Red apple, brown sugar, warm bread'],
    ['Weight', '250 g'],
  ] as Array<[name: string, value: string]>,
};

export const reviews: Review[] = [
  {
    author: 'Noor',
    date: '2025-03-02',
    stars: 5,
    words: 'My neighbour followed the smell up two floors. We share a kettle now.',
  },
  { author: 'Elias', date: '2025-02-11', stars: 4, words: 'Lovely as a filter, a little shy as an espresso.' },
  {
    author: 'Wren',
    date: '2025-01-20',
    stars: 5,
    words: 'Tastes like the first cold morning of autumn, in the good way.',
  },
];
