/** Mutations of the page's printed variables: other types, extreme numbers, broken code. */

import type { Random } from '../support/random';
import type { Mutation, Scene } from './mutation';
import { type Element, elementsBelow, setText, textOf } from './tree';
import { brokenJson, NUMBERS, withOtherNumber } from './values';

interface Printed {
  script: Element;
  name: string;
  /** Position of the value in the text of the script. */
  from: number;
  to: number;
}

const VARIABLE = /\bvar ([\w$]+)\s*=\s*(?=[[{])/g;

/** Returns the position after a value of JSON that begins at `from`. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if ('[{'.includes(sign)) depth++;
    else if (']}'.includes(sign) && --depth === 0) return at + 1;
  }
  return text.length;
}

/** Finds variables with objects and lists in inline scripts. */
const printedOf = ({ tree }: Scene): Printed[] =>
  elementsBelow(tree)
    .filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'src'))
    .flatMap((script) => {
      const text = textOf(script);
      return [...text.matchAll(VARIABLE)].map((match) => {
        const from = match.index + match[0].length;
        return { script, name: match[1] as string, from, to: endOfValue(text, from) };
      });
    });

const OTHERS = ['null', 'undefined', '0', '-1', '1e300', 'NaN', '""', '"x"', 'true', '[]', '{}', '[null]', '[[[]]]'];
const CODE = ['function () {}', 'document.body', 'Symbol("x")', '10n', '{ get length() { return 1e9; } }', 'new Map()'];

const otherValue = (random: Random): string => random.oneOf(random.chance(80) ? OTHERS : CODE);

/** Replaces values at any depth. */
function mutateLeaves(value: unknown, random: Random, percent: number): unknown {
  if (random.chance(percent))
    return random.oneOf([null, '', 'x', -1, 0, 1e9, 1e300, true, [], {}, [null], ...NUMBERS]) as unknown;
  if (Array.isArray(value)) return value.map((one) => mutateLeaves(one, random, percent));
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mutateLeaves(one, random, percent)]));
}

function mutated(text: string, random: Random): string {
  const kind = random.below(5);
  if (kind === 0) return otherValue(random);
  if (kind === 1) return brokenJson(text, random);
  if (kind === 2) return withOtherNumber(text, random);
  try {
    return JSON.stringify(mutateLeaves(JSON.parse(text), random, kind === 3 ? 5 : 25));
  } catch {
    return otherValue(random);
  }
}

const isShared = ({ name }: Printed): boolean => /^(et_pb_custom|et_frontend|et_builder|DIVI|w[cop])/.test(name);

const changeVariable: Mutation = (scene) => {
  const all = printedOf(scene);
  // Data of modules matter more than the settings that every page has.
  const own = all.filter((one) => !isShared(one));
  const list = own.length > 0 && scene.random.chance(70) ? own : all;
  if (list.length === 0) return undefined;
  const { script, name, from, to } = scene.random.oneOf(list);
  const text = textOf(script);
  const value = mutated(text.slice(from, to), scene.random);
  setText(script, text.slice(0, from) + value + text.slice(to));
  return `changes the variable ${name} to ${value.slice(0, 80)}`;
};

export const GLOBALS: readonly Mutation[] = [changeVariable, changeVariable];
