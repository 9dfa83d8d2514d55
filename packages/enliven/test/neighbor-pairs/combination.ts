/** Combination of our script and its neighbors on one page: where each script stands, from a seed. */
import { randomOf } from '../support/random';
import { SCRIPTS } from './scripts';
import { SNIPPETS } from './snippets';

export const PLACES = ['blocking', 'defer', 'async', 'module', 'late'] as const;
export type Place = (typeof PLACES)[number];

/** Places of original scripts: the runtime cannot foresee one that is inserted later. */
const ORIGINAL_PLACES = PLACES.filter((place) => place !== 'late');

export const NEIGHBORS = [...SCRIPTS, ...SNIPPETS];

export interface Combination {
  seed: number;
  flavour: 'react' | 'lite';
  ours: Place;
  jQuery: Place;
  /** Place of each neighbor, in the order of `NEIGHBORS`. */
  places: readonly Place[];
  /** Place of the theme's script, which drives toggles, accordions and tabs; undefined without one. */
  theme: Place | undefined;
  /** Place of the form plugin's script, which sends forms; undefined without one. */
  formPlugin: Place | undefined;
  /** Whether a speed plugin delays all scripts until the first input. */
  isDelayed: boolean;
}

/** Returns the combination of a seed. Our place takes turns, since five seeds in a row should have all. */
export function combinationOf(seed: number): Combination {
  const random = randomOf(seed);
  const place = () => random.oneOf(PLACES);
  return {
    seed,
    flavour: random.chance(50) ? 'react' : 'lite',
    ours: PLACES[seed % PLACES.length] as Place,
    jQuery: place(),
    places: NEIGHBORS.map(place),
    theme: random.chance(25) ? random.oneOf(ORIGINAL_PLACES) : undefined,
    formPlugin: random.chance(25) ? random.oneOf(ORIGINAL_PLACES) : undefined,
    isDelayed: random.chance(25),
  };
}

/** Returns the pairs of scripts and places that combinations put on a page, and the number of all. */
export function coveredPairs(combinations: readonly Combination[]): { covered: number; all: number } {
  const seen = new Set<string>();
  for (const { ours, jQuery, places } of combinations) {
    const slots = [ours, jQuery, ...places];
    for (let one = 0; one < slots.length; one++)
      for (let other = one + 1; other < slots.length; other++)
        seen.add(`${one} ${slots[one]} ${other} ${slots[other]}`);
  }
  const count = NEIGHBORS.length + 2;
  return { covered: seen.size, all: ((count * (count - 1)) / 2) * PLACES.length ** 2 };
}
