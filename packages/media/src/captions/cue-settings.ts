/** Reads what follows the times of a WebVTT cue. */
import type { CueSettings } from './cue';
import { percentage } from './percentage';

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
const said = (settings: CueSettings): CueSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** @param regions ids of the regions the file has described so far */
export function readCueSettings(text: string, regions: ReadonlySet<string>): CueSettings {
  let settings: CueSettings = {};
  for (const setting of text.split(/[\t\f ]+/)) {
    const colon = setting.indexOf(':');
    const name = setting.slice(0, colon);
    if (colon < 1 || colon === setting.length - 1 || !Object.hasOwn(READERS, name)) continue;
    settings = { ...settings, ...said(READERS[name]?.(setting.slice(colon + 1)) ?? {}) };
  }
  const { region, vertical, line: at, size = 100 } = settings;
  // Regions are for horizontal text that is as wide as they are and stands where they put it.
  if (region !== undefined && (!regions.has(region) || vertical || at !== undefined || size !== 100))
    delete settings.region;
  return settings;
}
