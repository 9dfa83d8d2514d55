/** Our reader compared with the browser's: the same cues and settings. */
import { describe, expect, it } from 'vitest';
import { type Cue, parseWebVtt } from '../../src/captions';

const T1 = '00:00.000 --> 00:01.000';
const T2 = '00:01.000 --> 00:02.000';

const FILES: Readonly<Record<string, string>> = {
  'one cue': `WEBVTT\n\n${T1}\ntea`,
  'ids and lines': `WEBVTT\n\nfirst\n${T1}\ntea\nand milk\n\n 2 \n${T2}\n\n`,
  'a header': `WEBVTT tea\nKind: captions\n\n${T1}\ntea`,
  'a header that ends with times': `WEBVTT\n${T1}\ntea`,
  'a signature and a tab': `WEBVTT\ttea\n\n${T1}\ntea`,
  'a wrong signature': `WEBVTTea\n\n${T1}\ntea`,
  'a late signature': `\nWEBVTT\n\n${T1}\ntea`,
  'ends of lines': `WEBVTT\r\n\r\n${T1}\r\ntea\r\rid\r${T2}\nmilk`,
  zeros: `WEBVTT\n\ni\0d\n${T1}\nte\0a`,
  blanks: `WEBVTT\n\n${T1}\n \ntea\n\t\n\n${T2}\nmilk`,
  notes: `WEBVTT\n\nNOTE no\n\n${T1}\ntea\n\nNOTE\nno\n${T2}\nyes\n\nNOTE a --> b`,
  arrows: `WEBVTT\n\n-->\n\n${T1}\ntea\n${T2}\nmilk\n\nid\nid\n${T2}\nmore\n\n --> ${T1}\nlost`,
  'no blanks': 'WEBVTT\n\n00:00.000-->00:01.000align:start\ntea',
  hours: 'WEBVTT\n\n1:00:00.000 --> 123:00:01.500\ntea\n\n60:00:00.000 --> 60:00:01.000\nmilk',
  'wrong times': [
    'WEBVTT',
    ...[
      '0:01.000',
      '00:60.000',
      '60:00.000',
      '00:01',
      '00:01.00',
      '00:01.0000',
      '00:01,000',
      '-00:01.000',
      'x00:01.000',
    ].map((time) => `${time} --> 00:09.000\n${time}\n\n00:00.000 --> ${time}\nend ${time}`),
  ].join('\n\n'),
  'times backwards': 'WEBVTT\n\n00:02.000 --> 00:01.000\ntea\n\n00:01.000 --> 00:01.000\nmilk',
  'the end of the file': `WEBVTT\n\nid\n${T1}`,
  order: `WEBVTT\n\n00:05.000 --> 00:06.000\nc\n\n${T1}\nb\n\n00:00.000 --> 00:09.000\na\n\n${T1}\nb2`,
  'a style sheet': `WEBVTT\n\nSTYLE\n::cue { color: red }\n\n${T1}\ntea`,
  'names that are none': `WEBVTT\n\nNOTE\n${T1}\na\n\nSTYLE\n${T2}\nb\n\nid\nid\n${T2}\nc`,
  aligned: [
    'WEBVTT',
    ...['start', 'center', 'end', 'left', 'right', 'middle', 'START', ''].map((word) => `${T1} align:${word}\n${word}`),
  ].join('\n\n'),
  sized: [
    'WEBVTT',
    ...['0%', '100%', '33.5%', '101%', '-1%', '50', '%', '.5%', '5.%', '1e1%'].map(
      (word) => `${T1} size:${word}\n${word}`,
    ),
  ].join('\n\n'),
  lined: [
    'WEBVTT',
    ...['0', '-3', '80%', '1-', '--1', '1.', '.5', 'auto', '101%', '-1%', '+1'].map(
      (word) => `${T1} line:${word}\n${word}`,
    ),
  ].join('\n\n'),
  positioned: [
    'WEBVTT',
    ...['25%', '0%', '25', '101%', '-5%', '%'].map((word) => `${T1} position:${word}\n${word}`),
  ].join('\n\n'),
  upright: ['WEBVTT', ...['rl', 'lr', 'RL', 'up'].map((word) => `${T1} vertical:${word}\n${word}`)].join('\n\n'),
  'many settings': `WEBVTT\n\n${T1} vertical:rl\tline:1   size:20% milk:oat :x align: align:end size:300%\ntea`,
};

interface Plain {
  start: number;
  end: number;
  id: string;
  text: string;
  vertical: string;
  line: number | string;
  snapToLines: boolean;
  position: number | string;
  size: number;
  align: string;
}

function plain({ start, end, id = '', text, settings = {} }: Cue): Plain {
  const {
    vertical = '',
    line = 'auto',
    snapToLines = true,
    position = 'auto',
    size = 100,
    align = 'center',
  } = settings;
  return { start, end, id, text, vertical, line, snapToLines, position, size, align };
}

const ofBrowser = ({
  startTime,
  endTime,
  id,
  text,
  vertical,
  line,
  snapToLines,
  position,
  size,
  align,
}: VTTCue): Plain => ({
  start: startTime,
  end: endTime,
  id,
  text,
  vertical,
  line,
  snapToLines,
  position,
  size,
  align,
});

/** Returns the cues that the browser reads from a file, none if it rejects the file. */
async function native(file: string): Promise<Plain[]> {
  const video = document.body.appendChild(document.createElement('video'));
  const track = video.appendChild(document.createElement('track'));
  const address = URL.createObjectURL(new Blob([file], { type: 'text/vtt' }));
  const settled = new Promise<boolean>((resolve) => {
    track.addEventListener('load', () => resolve(true));
    track.addEventListener('error', () => resolve(false));
  });
  track.src = address;
  track.track.mode = 'hidden';
  const loaded = await settled;
  const cues = loaded ? [...(track.track.cues ?? [])].map((cue) => ofBrowser(cue as VTTCue)) : [];
  video.remove();
  URL.revokeObjectURL(address);
  return cues;
}

describe('the browser reads the same cues', () => {
  it.each(Object.entries(FILES))('for %s', async (_, file) => {
    expect(parseWebVtt(file).cues.map(plain)).toEqual(await native(file));
  });
});
