/** A region of a WebVTT file: a part of the picture in which cues roll or stand. */
import { percentage } from './percentage';

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

const READERS: Readonly<Record<string, (text: string) => Partial<Region> | undefined>> = {
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
    if (colon < 1 || colon === setting.length - 1 || !Object.hasOwn(READERS, name)) continue;
    for (const [key, value] of Object.entries(READERS[name]?.(setting.slice(colon + 1)) ?? {}))
      if (value !== undefined) Object.assign(region, { [key]: value });
  }
  return region;
}
