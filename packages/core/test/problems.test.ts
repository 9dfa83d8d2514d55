/** Problems of a page's data: collected once for each kind, and described in a sentence. */
import { expect, it } from 'vitest';
import { collectProblems, kindOf, problemTexts } from '../src/page/problems';

const SENTENCES = {
  record: (name, value) => `${name} is ${kindOf(value)}.`,
  number: (id) => `"${id}" is no number.`,
} satisfies Record<string, (...details: unknown[]) => string>;

it('collectProblems() keeps the first problem of each kind and counts the others', () => {
  const problems = collectProblems<keyof typeof SENTENCES>();
  expect(problems.list()).toEqual([]);
  problems.add('number', 'a');
  problems.add('record', 'data', []);
  problems.add('number', 'b');
  problems.add('number', 'c');
  expect(problems.list()).toEqual([
    { kind: 'number', details: ['a'], more: 2 },
    { kind: 'record', details: ['data', []], more: 0 },
  ]);
});

it('problemTexts() adds the number of further problems only when there are any', () => {
  const text = problemTexts<keyof typeof SENTENCES>(SENTENCES);
  expect(text({ kind: 'number', details: ['a'], more: 0 })).toBe('"a" is no number.');
  expect(text({ kind: 'number', details: ['a'], more: 2 })).toBe('"a" is no number. So it is with 2 more.');
});

it.each([
  [[], 'a list'],
  [null, 'null'],
  ['text', 'a value of type string'],
  [Number.NaN, 'a value of type number'],
])('kindOf() describes %j as %s', (value, words) => {
  expect(kindOf(value)).toBe(words);
});
