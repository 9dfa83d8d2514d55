/** Parser of WebVTT that matches browsers, for files that a `track` element cannot load. */
import { type CaptionProblem, type Captions, type Cue, type CueSettings, inOrder } from './cue';

/** Lines of a text and the current position. */
interface Lines {
  readonly all: readonly string[];
  /** Index of the next line. */
  at: number;
}

/** Splits a text into lines. Replaces null characters and removes a byte order mark. */
export const linesOf = (text: string): Lines => ({
  all: text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\n|\r/),
  at: 0,
});

const TIMINGS = /^[\t\f ]*([\d:.]+)[\t\f ]*-->[\t\f ]*([\d:]+\.\d*)(.*)/s;
const TIMESTAMP = /^(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})$/;

/** Parses `[hours:]mm:ss.ttt` into seconds; undefined if it is invalid. */
function seconds(text: string): number | undefined {
  const found = TIMESTAMP.exec(text);
  if (!found) return undefined;
  const [hours = 0, minutes = 0, rest = 0, thousandths = 0] = found.slice(1).map((digits) => Number(digits ?? 0));
  if (minutes > 59 || rest > 59) return undefined;
  return (((hours * 60 + minutes) * 60 + rest) * 1000 + thousandths) / 1000;
}

/** Parses the line with the times of a cue; undefined if it is invalid. */
function readTimings(line: string): { start: number; end: number; settings: string } | undefined {
  const [, first = '', second = '', settings = ''] = TIMINGS.exec(line) ?? [];
  const [start, end] = [seconds(first), seconds(second)];
  return start === undefined || end === undefined ? undefined : { start, end, settings };
}

const LINE_NUMBER = /^-?\d+(\.\d+)?$/;

const oneOf = <T extends string>(text: string, ...values: T[]): T | undefined => values.find((value) => value === text);

/** Splits a value and its alignment at the comma; null for an unknown alignment. */
function aligned<T extends string>(text: string, ...values: T[]): [value: string, align: T | undefined | null] {
  const comma = text.indexOf(',');
  if (comma < 0) return [text, undefined];
  return [text.slice(0, comma), oneOf(text.slice(comma + 1), ...values) ?? null];
}

function line(text: string): CueSettings | undefined {
  const [value, lineAlign] = aligned(text, 'start', 'center', 'end');
  const snapToLines = !value.endsWith('%');
  const number = snapToLines ? (LINE_NUMBER.test(value) ? Number(value) : undefined) : percentage(value);
  if (number === undefined || lineAlign === null) return undefined;
  return { line: number, snapToLines, lineAlign };
}

function position(text: string): CueSettings | undefined {
  const [value, positionAlign] = aligned(text, 'line-left', 'center', 'line-right');
  const number = percentage(value);
  if (number === undefined || positionAlign === null) return undefined;
  return { position: number, positionAlign };
}

const READERS: Readonly<Record<string, (text: string) => CueSettings | undefined>> = {
  vertical: (text) => ({ vertical: oneOf(text, 'rl', 'lr') }),
  line,
  position,
  size: (text) => ({ size: percentage(text) }),
  align: (text) => ({ align: oneOf(text, 'start', 'center', 'end', 'left', 'right') }),
  region: (text) => ({ region: text }),
};

/** Removes undefined settings. */
const removeUndefined = (settings: CueSettings): CueSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/**
 * Parses the settings after the times of a cue.
 *
 * @param regions ids of the regions defined so far
 */
function readCueSettings(text: string, regions: ReadonlySet<string>): CueSettings {
  let settings: CueSettings = {};
  for (const setting of text.split(/[\t\f ]+/)) {
    const colon = setting.indexOf(':');
    const name = setting.slice(0, colon);
    if (colon < 1 || colon === setting.length - 1 || !Object.hasOwn(READERS, name)) continue;
    settings = { ...settings, ...removeUndefined(READERS[name]?.(setting.slice(colon + 1)) ?? {}) };
  }
  const { region, vertical, line: at, size = 100 } = settings;
  // Regions only apply to horizontal cues of full size without a line setting.
  if (region !== undefined && (!regions.has(region) || vertical || at !== undefined || size !== 100))
    delete settings.region;
  return settings;
}

/** Area of the video for fixed or rolling cues. */
export interface Region {
  id: string;
  /** Percent of the picture. */
  width: number;
  lines: number;
  /** Percent of the region, across and down. */
  regionAnchor: [x: number, y: number];
  /** Percent of the picture at which that point lies. */
  viewportAnchor: [x: number, y: number];
  scroll: '' | 'up';
}

function anchor(text: string): [number, number] | undefined {
  const [x, y, more] = text.split(',').map(percentage);
  return x === undefined || y === undefined || more !== undefined || text.split(',').length > 2 ? undefined : [x, y];
}

const REGION_READERS: Readonly<Record<string, (text: string) => Partial<Region> | undefined>> = {
  id: (id) => ({ id }),
  width: (text) => ({ width: percentage(text) }),
  lines: (text) => (/^\d+$/.test(text) ? { lines: Number(text) } : undefined),
  regionanchor: (text) => ({ regionAnchor: anchor(text) }),
  viewportanchor: (text) => ({ viewportAnchor: anchor(text) }),
  scroll: (text) => (text === 'up' ? { scroll: 'up' } : undefined),
};

/** Parses a region block; missing settings get the standard's defaults. */
function readRegion(text: string): Region {
  const region: Region = {
    id: '',
    width: 100,
    lines: 3,
    regionAnchor: [0, 100],
    viewportAnchor: [0, 100],
    scroll: '',
  };
  for (const setting of text.split(/[\t\n\f ]+/)) {
    const colon = setting.indexOf(':');
    const name = setting.slice(0, colon);
    if (colon < 1 || colon === setting.length - 1 || !Object.hasOwn(REGION_READERS, name)) continue;
    for (const [key, value] of Object.entries(REGION_READERS[name]?.(setting.slice(colon + 1)) ?? {}))
      if (value !== undefined) Object.assign(region, { [key]: value });
  }
  return region;
}

/** Parses a percentage from 0 to 100; undefined if it is invalid. */
function percentage(text: string): number | undefined {
  if (!/^\d+(\.\d+)?%$/.test(text)) return undefined;
  const number = Number.parseFloat(text);
  return number <= 100 ? number : undefined;
}

/** Content of a WebVTT file. */
export interface WebVtt extends Captions {
  regions: Region[];
}

const SIGNATURE = /^WEBVTT(?:[ \t]|$)/;
const STYLE = /^STYLE[\t\f ]*$/;
const REGION = /^REGION[\t\f ]*$/;

/** Result of parsing so far. */
interface Found {
  cues: Cue[];
  regions: Region[];
  regionIds: Set<string>;
  problems: CaptionProblem[];
}

/** Creates a cue without text; undefined if its times are invalid. */
function beginCue(line: string, id: string, at: number, { regionIds, problems }: Found): Cue | undefined {
  const timings = readTimings(line);
  if (!timings) {
    problems.push({ line: at, what: `"${line.trim().slice(0, 80)}" is no time span` });
    return undefined;
  }
  const { start, end } = timings;
  if (end <= start) problems.push({ line: at, what: 'the cue ends before it starts' });
  const settings = readCueSettings(timings.settings, regionIds);
  return { start, end, text: '', ...(id && { id }), ...(Object.keys(settings).length > 0 && { settings }) };
}

/** Reads a block up to an empty line, or up to the times of the next cue. */
function readBlock(lines: Lines, found: Found, inHeader = false): void {
  const first = lines.at;
  let arrow = false;
  let cue: Cue | undefined;
  let region = false;
  let buffer: string[] = [];
  for (; lines.at < lines.all.length; lines.at++) {
    const line = lines.all[lines.at] ?? '';
    const count = lines.at - first;
    if (line.includes('-->')) {
      if (inHeader || count > 1 || arrow) break;
      arrow = true;
      cue = beginCue(line, buffer[0] ?? '', lines.at + 1, found);
      if (cue) buffer = [];
      continue;
    }
    if (line === '') {
      lines.at++;
      break;
    }
    if (!inHeader && count === 1 && !arrow && found.cues.length === 0) {
      region = REGION.test(buffer[0] ?? '');
      if (region || STYLE.test(buffer[0] ?? '')) buffer = [];
    }
    buffer.push(line);
  }
  if (cue) found.cues.push({ ...cue, text: buffer.join('\n') });
  else if (region) {
    const described = readRegion(buffer.join('\n'));
    found.regions.push(described);
    found.regionIds.add(described.id);
  }
}

/** Parses WebVTT. Never throws; a file without the signature has no cues. */
export function parseWebVtt(text: string): WebVtt {
  const lines = linesOf(text);
  const found: Found = { cues: [], regions: [], regionIds: new Set(), problems: [] };
  if (!SIGNATURE.test(lines.all[0] ?? '')) {
    found.problems.push({ line: 1, what: 'the file does not begin with WEBVTT' });
    return { cues: [], regions: [], problems: found.problems };
  }
  lines.at = 1;
  readBlock(lines, found, true);
  while (lines.at < lines.all.length) {
    if (lines.all[lines.at] === '') lines.at++;
    else readBlock(lines, found);
  }
  return { cues: inOrder(found.cues), regions: found.regions, problems: found.problems };
}
