/** The check of retired words on small texts that exist in memory only. */
import { describe, expect, it } from 'vitest';
import { complaints } from '../check-retired-words';

const FILE = 'packages/sticky/src/sticky/sticky.tsx';
const check = (text: string, file = FILE) => complaints(new Map([[file, text]]));

describe('a name with a retired word', () => {
  it.each([
    ['a constant', "\nconst yard = 'x';", 'yard'],
    ['a word inside a camel case name', '\nfunction openYardLate() {}', 'openYardLate'],
    ['an upper case name', '\nconst MAX_YARDS = 1, YARD_SIZE = 2;', 'YARD_SIZE'],
    ['two words', '\nconst canLetGoNow = true;', 'canLetGoNow'],
    ['a type', '\ninterface Traveler {}', 'Traveler'],
    ['a property', '\nobject.unusual();', 'unusual'],
    ['a private property', '\nclass A { #yard = 1; }', '#yard'],
    ['a name in JSX', '\nconst a = <Yard />;', 'Yard'],
  ])('%s', (_what, text, name) => {
    expect(check(text, `${FILE}x`)).toEqual([
      expect.stringContaining(`${FILE}x:2 names ${name}, with the retired word`),
    ]);
  });

  it('a file', () => {
    expect(check('', 'packages/sticky/src/sticky/come-back.ts')).toEqual([
      expect.stringContaining('has the retired word "come back" in its name. Use returnToFlow.'),
    ]);
  });

  it('names the term to use instead, once for each name', () => {
    expect(check('const yard = 1;\nyard;')).toEqual([
      expect.stringContaining('Use controller, as in StickyController.'),
    ]);
  });
});

it.each([
  ['a comment', '// of course'],
  ['a string', "const a = 'yard';"],
  ['a template', 'const a = `course`;'],
  ['a longer word', 'const recourse = 1, yardstick = 2, letGoal = 3;'],
  ['words apart', 'const letItGo = 1;'],
])('%s is no name with a retired word', (_what, text) => {
  expect(check(text)).toEqual([]);
});
