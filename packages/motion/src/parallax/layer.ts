/** Reads the page's list of parallax backgrounds (Divi 5, contract C §10). */
import { asBoolean, asList, asRecord, asText, collectProblems } from '@enliven/core';
import type { Problem, ProblemKind } from '../shared/problem-text';

/** One background of an element; style sheets show one for each device and state. */
export interface ParallaxLayer {
  /** Of the element. */
  owner: string;
  /** Of the background itself. */
  selector: string;
  breakpoint: string;
  state: string;
  /** Moved by script; else the style sheet fixes it to the window. */
  moves: boolean;
  image: string | undefined;
}

const DATA = 'diviElementBackgroundParallaxData';

/** @param list `diviElementBackgroundParallaxData` @param forced whether every layer must be moved, as on iOS */
export function readParallax(list: unknown, forced = false): { layers: ParallaxLayer[]; problems: Problem[] } {
  const problems = collectProblems<ProblemKind>();
  if (!Array.isArray(list) && list !== undefined && list !== null && list !== '') problems.add('list', DATA, list);
  const layers = asList(list)
    .map(asRecord)
    .flatMap(({ selector, data }) =>
      asList(data)
        .map(asRecord)
        .flatMap((raw): ParallaxLayer[] => {
          const [owner, own] = [asText(selector), asText(raw.uniqueSelector)];
          if (!owner || !own) {
            problems.add('selector', DATA);
            return [];
          }
          if (!asBoolean(raw.enabled)) return [];
          return [
            {
              owner,
              selector: own,
              breakpoint: asText(raw.breakpoint) ?? 'desktop',
              state: asText(raw.state) ?? 'value',
              moves: forced || asBoolean(raw.trueParallax),
              image: asText(raw.imageUrl),
            },
          ];
        }),
    );
  return { layers, problems: problems.list() };
}
