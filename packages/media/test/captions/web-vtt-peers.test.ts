/** Our reader compared with the reference parser of WebVTT. */
import { describe, expect, it } from 'vitest';
import { WebVTTParser } from 'webvtt-parser';
import { parseWebVtt } from '../../src/captions';

interface Plain {
  start: number;
  end: number;
  id: string;
  text: string;
}

const ours = (file: string): Plain[] =>
  parseWebVtt(file).cues.map(({ start, end, id = '', text }) => ({ start, end, id, text }));

const theirs = (file: string): Plain[] =>
  new WebVTTParser()
    .parse(file, 'captions')
    .cues.map(({ startTime, endTime, id, text }) => ({ start: startTime, end: endTime, id, text }));

const T1 = '00:00.000 --> 00:01.000';
const T2 = '00:01.000 --> 00:02.000';

describe('the reference parser returns the same cues', () => {
  it.each([
    ['one cue', `WEBVTT\n\n${T1}\ntea`],
    ['many cues', `WEBVTT\n\n${T1}\ntea\nand milk\n\n2\n${T2}\n<i>more</i>\n\n\n`],
    ['ids', `WEBVTT\n\nfirst\n${T1}\ntea\n\nsecond one\n${T2}\nmilk`],
    ['a header', `WEBVTT - tea\nKind: captions\n\n${T1}\ntea`],
    ['notes', `WEBVTT\n\nNOTE not this\n\n${T1}\ntea\n\nNOTE\nnor this\n\n${T2}\nmilk`],
    ['settings', `WEBVTT\n\n${T1} align:start line:10% position:5%,line-left size:50%\ntea`],
    ['hours', 'WEBVTT\n\n100:00:00.000 --> 100:00:01.500\ntea'],
    ['ends of lines', `WEBVTT\r\n\r\n${T1}\r\ntea\r\rid\r${T2}\nmilk`],
    ['a byte order mark', `\uFEFFWEBVTT\n\n${T1}\ntea`],
    ['zeros', `WEBVTT\n\n${T1}\nte\0a`],
    ['an empty cue', `WEBVTT\n\n${T1}\n\n${T2}\nmilk`],
    ['the end of the file', `WEBVTT\n\n${T1}\ntea\n\nid\n${T2}`],
    ['a style sheet', `WEBVTT\n\nSTYLE\n::cue { color: red }\n\n${T1}\ntea`],
    ['nothing', 'WEBVTT'],
    ['three of three', `WEBVTT\n\n${T1}\na\n\n${T1}\nb\n\n${T2}\nc`],
  ])('for %s', (_, file) => expect(ours(file)).toEqual(theirs(file)));
});

/** Differences to the reference, which is a validator. The browser test shows that browsers agree with us. */
describe('the reference parser differs', () => {
  it.each([
    ['a wrong signature, with which browsers show no cues', `webvtt\n\n${T1}\ntea`, []],
    ['two lines before the times, of which neither is an id', `WEBVTT\n\nid\nid\n${T1}\ntea`, ['/tea']],
    ['a note directly before times, which is an id', `WEBVTT\n\nNOTE\n${T1}\ntea`, ['NOTE/tea']],
    ['a style sheet after a cue, which is an id', `WEBVTT\n\n${T1}\na\n\nSTYLE\n${T2}\nb`, ['/a', 'STYLE/b']],
  ])('for %s', (_, file, expected) => {
    const shown = (cues: Plain[]) => cues.map(({ id, text }) => `${id}/${text}`);
    expect(shown(ours(file))).toEqual(expected);
    expect(shown(theirs(file))).not.toEqual(expected);
  });
});
