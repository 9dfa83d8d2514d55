/** Reads WebVTT the way browsers do, for files a `track` element cannot fetch. */
import { type CaptionProblem, type Captions, type Cue, inOrder } from './cue';
import { type Region, readCueSettings, readRegion } from './cue-settings';
import { type Lines, linesOf, readTimings } from './lines';

/** What a WebVTT file says. */
export interface WebVtt extends Captions {
  regions: Region[];
}

const SIGNATURE = /^WEBVTT(?:[ \t]|$)/;
const STYLE = /^STYLE[\t\f ]*$/;
const REGION = /^REGION[\t\f ]*$/;

/** What has been found so far. */
interface Found {
  cues: Cue[];
  regions: Region[];
  regionIds: Set<string>;
  problems: CaptionProblem[];
}

/** A cue whose text is still to come; undefined when its times cannot be read. */
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

/** Reads up to an empty line, or to the times of a cue that begins without one. */
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

/** Never throws; a file without the signature has no cues. */
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
