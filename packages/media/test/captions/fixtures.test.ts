/** Fixtures in three languages and three formats, with the same times. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseCaptions, plainText, readCueText } from '../../src/captions';

const read = (name: string) =>
  parseCaptions(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')).cues.map(
    ({ start, end, text }) => [start, end, plainText(readCueText(text))],
  );

it.each([
  ['english.vtt', ['The kettle sings.', 'Tea & cake?', 'Two lines,\nplease.']],
  ['german.srt', ['Der Kessel singt.', 'Tee & Kuchen?', 'Zwei Zeilen,\nbitte.']],
  ['french.dfxp', ['La bouilloire chante.', 'Thé & gâteau ?', 'Deux lignes,\nmerci.']],
])('parseCaptions() reads the cues of %s', (name, [first, second, third]) => {
  expect(read(name)).toEqual([
    [0, 0.8, first],
    [0.8, 1.4, second],
    [1.4, 2, third],
  ]);
});
