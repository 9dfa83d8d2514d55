// Questions and answers about the roastery. Several pages use them.

export interface Question {
  title: string;
  content: string;
}

export const questions: Question[] = [
  {
    title: 'How long does a bag stay fresh?',
    content:
      '<p>Six weeks after the roast it is at its best, three months after it is still good company. Keep it closed, dark and away from the spice rack. The freezer is fine for a sealed bag, never for an open one.</p>',
  },
  {
    title: 'Which grind do I need?',
    content:
      '<p>Tell us the brewer and we set the grinder:</p><ul><li>French press: like coarse sea salt</li><li>Filter: like table sugar</li><li>Moka pot: finer than sugar, coarser than flour</li></ul><p>Whole beans keep longer than any of them.</p>',
  },
  {
    title: 'Can I visit the mill?',
    content:
      '<p>Yes. The wheel turns with the tide, so the hour changes from day to day. Ask at the counter, or look at the slate beside the door. Good shoes help: the lower floor is wet by design.</p>',
  },
  {
    title: 'Do you sell decaf?',
    content:
      '<p>One, and we are proud of it. It comes from a cooperative that takes the caffeine out with spring water and sugar cane, and it is the only bag our own night watch drinks.</p>',
  },
  {
    title: 'What does the number on the bag mean?',
    content:
      '<p>The roast batch. Type it into <a href="/submissions">the post box</a> and you will learn nothing at all, but tell us on the phone and we can say who stood at the drum.</p>',
  },
  {
    title: 'My parcel is late. What now?',
    content:
      '<p>Give it two working days, then write to us. We send a second bag without asking for a photograph of your empty shelf.</p>',
  },
  {
    title: 'Do you roast for cafés?',
    content:
      '<p>For eleven at the moment, all within a day by bicycle or boat. We lend the grinder, train two people and come back each season to taste what reaches the cup.</p>',
  },
  {
    title: 'Is the packaging compostable?',
    content:
      '<p>The bag is paper with a plant film and goes into industrial compost. The valve does not; cut it out and bring us ten of them for a free espresso.</p>',
  },
  {
    title: 'Why are there only six coffees?',
    content:
      '<p>Because we taste every batch of every coffee on every roasting day, and there are only so many spoons in a morning.</p>',
  },
  {
    title: 'Who fixes the water wheel?',
    content:
      '<p>Marit, twice a year, with oak wedges and a rope. In between we listen: a dry bearing sings an octave above the pump.</p>',
  },
];

/** Returns `count` questions from index `from` on, continuing with the first after the last. */
export const someQuestions = (from: number, count: number): Question[] =>
  Array.from({ length: count }, (_, index) => questions[(from + index) % questions.length] as Question);
