/** Reads TTML files and their older form, DFXP. */
import { type CaptionProblem, type Captions, type Cue, inOrder } from './cue';
import { type Styles, stylesOf, ttmlText } from './ttml-text';
import { type Clock, DEFAULT_CLOCK, ttmlSeconds } from './ttml-time';
import { readXml, type XmlElement } from './xml';

const elements = ({ children }: XmlElement): XmlElement[] => children.filter((child) => typeof child !== 'string');

/** All of a name, at any depth, in the order of the file. */
const all = (root: XmlElement, name: string): XmlElement[] =>
  elements(root).flatMap((child) => (child.name === name ? [child] : all(child, name)));

function clockOf({ attributes: { frameRate, frameRateMultiplier = '1 1', tickRate } }: XmlElement): Clock {
  const [numerator, denominator] = frameRateMultiplier.split(/[\s:]+/).map(Number);
  const multiplier = Number(numerator) / Number(denominator);
  const rate = Number(frameRate) * (multiplier > 0 ? multiplier : 1);
  return {
    frameRate: rate > 0 && Number.isFinite(rate) ? rate : DEFAULT_CLOCK.frameRate,
    tickRate: Number(tickRate) > 0 ? Number(tickRate) : DEFAULT_CLOCK.tickRate,
  };
}

/** A paragraph with the times it says itself, in seconds of the film. */
interface Paragraph {
  element: XmlElement;
  begin?: number | undefined;
  end?: number | undefined;
}

/** Times of a paragraph count from the beginning of what it is in. */
function paragraphs(root: XmlElement, clock: Clock, offset = 0): Paragraph[] {
  return elements(root).flatMap((element) => {
    const [begin, end, length] = ['begin', 'end', 'dur'].map((name) => ttmlSeconds(element.attributes[name], clock));
    if (element.name !== 'p') return paragraphs(element, clock, offset + (begin ?? 0));
    const from = begin === undefined ? undefined : begin + offset;
    if (end !== undefined) return { element, begin: from, end: end + offset };
    return { element, begin: from, end: length === undefined ? undefined : (from ?? offset) + length };
  });
}

/** A missing begin is the end before, a missing end the begin that follows. */
function cuesOf(list: readonly Paragraph[], styles: Styles, problems: CaptionProblem[]): Cue[] {
  let previous = 0;
  return list.flatMap(({ element, begin = previous, end: own }, index) => {
    const end = own ?? list[index + 1]?.begin;
    if (end === undefined || end <= begin) {
      problems.push({ line: element.line, what: 'the paragraph has no time in which it could be shown' });
      return [];
    }
    previous = end;
    const { id } = element.attributes;
    return { start: begin, end, text: ttmlText(element, styles), ...(id && { id }) };
  });
}

/** Never throws. */
export function parseTtml(text: string): Captions {
  const root = readXml(text);
  const [tt] = all(root, 'tt');
  const problems: CaptionProblem[] = [];
  if (!tt) return { cues: [], problems: [{ line: 1, what: 'the file has no tt element' }] };
  const bodies = all(tt, 'body');
  const list = bodies.flatMap((body) => paragraphs({ ...tt, children: [body] }, clockOf(tt)));
  return { cues: inOrder(cuesOf(list, stylesOf(all(tt, 'style')), problems)), problems };
}
