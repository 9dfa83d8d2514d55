/** Reads what follows the times of a WebVTT cue. */
import type { CueSettings } from './cue';

const LINE_NUMBER = /^-?\d+(\.\d+)?$/;

const oneOf = <T extends string>(text: string, ...values: T[]): T | undefined => values.find((value) => value === text);

/** What a comma separates: the value, and where of it the box is; null when there is nothing of that name. */
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

/** Leaves out what is not said. */
const known = (settings: CueSettings): CueSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** @param regions ids of the regions the file has described so far */
export function readCueSettings(text: string, regions: ReadonlySet<string>): CueSettings {
  let settings: CueSettings = {};
  for (const setting of text.split(/[\t\f ]+/)) {
    const colon = setting.indexOf(':');
    const name = setting.slice(0, colon);
    if (colon < 1 || colon === setting.length - 1 || !Object.hasOwn(READERS, name)) continue;
    settings = { ...settings, ...known(READERS[name]?.(setting.slice(colon + 1)) ?? {}) };
  }
  const { region, vertical, line: at, size = 100 } = settings;
  // Regions are for horizontal text that is as wide as they are and stands where they put it.
  if (region !== undefined && (!regions.has(region) || vertical || at !== undefined || size !== 100))
    delete settings.region;
  return settings;
}

/** A part of the picture in which cues roll or stand. */
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

/** What a region block says below its first line; the rest is as the standard has it. */
export function readRegion(text: string): Region {
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

/** @returns a number from 0 to 100; undefined for anything else */
function percentage(text: string): number | undefined {
  if (!/^\d+(\.\d+)?%$/.test(text)) return undefined;
  const number = Number.parseFloat(text);
  return number <= 100 ? number : undefined;
}
