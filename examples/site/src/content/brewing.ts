// Recipes for the brewers that the roastery sells. Several pages use them.

export interface Recipe {
  label: string;
  content: string;
}

const recipes: Recipe[] = [
  {
    label: 'Pour-over',
    content:
      '<p><strong>18 g to 300 ml, 94 °C, three minutes.</strong> Wet the bed with twice its weight, wait until it stops rising, then pour in slow circles from the middle outwards. If it runs dry before three minutes, grind finer.</p>',
  },
  {
    label: 'French press',
    content:
      '<p><strong>30 g to 500 ml, just off the boil, four minutes.</strong> Stir once, skim the foam with two spoons, and lower the plunger only to the surface. The sludge stays down and the cup stays clean.</p>',
  },
  {
    label: 'Moka pot',
    content:
      '<p><strong>Fill the basket level, hot water to the valve, low flame.</strong> Take it off when the stream turns honey-coloured, and cool the base under the tap. What comes after that is only bitterness.</p>',
  },
  {
    label: 'Espresso',
    content:
      '<p><strong>18 g in, 36 g out, 27 seconds.</strong> Sour: finer. Bitter: coarser. Both at once: the bed was uneven, tamp again and forgive the machine.</p>',
  },
  {
    label: 'Cold brew',
    content:
      '<p><strong>80 g to a litre, twelve hours in the fridge.</strong> Coarse grind, cold water, a cloth filter. It keeps for five days and carries ice better than any hot coffee.</p>',
  },
];

/** Returns `count` recipes from index `from` on, continuing with the first after the last. */
export const someRecipes = (from: number, count: number): Recipe[] =>
  Array.from({ length: count }, (_, index) => recipes[(from + index) % recipes.length] as Recipe);
