/** Behaviors and options for which TypeScript and PHP must compose the same file. */
import type { ComposeOptions } from '@enliven/compose';

/** Call of `compose()`. */
export interface Case {
  /** Folder of the script tag's build. */
  build: string;
  flavour: 'lite' | 'react';
  behaviors: unknown[];
  options: Omit<ComposeOptions, 'units' | 'flavour'>;
  /** Whether to compare the code itself, not only its hash. */
  whole?: boolean;
}

/** Creates a generator of numbers from 0 to 1 that repeats for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns random sets in random order, some with duplicate names. */
export function randomSets(names: readonly string[], count: number, seed: number): string[][] {
  const random = randomNumbers(seed);
  const pick = () => names[Math.floor(random() * names.length)] as string;
  return Array.from({ length: count }, () => Array.from({ length: 1 + Math.floor(random() ** 2 * 40) }, pick));
}

/** Every ASCII character, including those with short escapes in JSON, and characters that PHP escapes by default. */
const CHARACTERS = [
  String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code)),
  'später/ütf-8/漢字/😀/',
  '\u2028\u2029\u0085\u00a0\ufeff\uffff',
  '</script><!--/',
  '\\"\\u0041/',
];

export const OPTIONS: Case['options'][] = [
  {},
  { later: '' },
  { later: '../later/' },
  { later: 'https://a.site/wp-content/uploads/enliven/later/' },
  { loader: '' },
  { loader: '0' },
  { loader: 'https://a.site/enliven.js?ver=1.0&x=%20' },
  { originals: true },
  { originals: false, loader: '', later: '/' },
  ...CHARACTERS.flatMap((text) => [{ later: text }, { loader: text, originals: true }]),
];
