/** Size figures in a README: `<!-- size:core -->4.1 kB<!-- /size -->`. */
import { parseSize } from '../size/kilobytes';

const MARK = /<!-- size:([\w-]+) -->([^<]*)<!-- \/size -->/g;

export interface SizeMark {
  name: string;
  text: string;
}

export const sizeMarks = (markdown: string): SizeMark[] =>
  [...markdown.matchAll(MARK)].map(([, name = '', text = '']) => ({ name, text }));

/** Replaces the figures of a README with measured ones. Figures without a measurement do not change. */
export const writeSizes = (markdown: string, measured: ReadonlyMap<string, string>): string =>
  markdown.replace(MARK, (whole, name: string) =>
    measured.has(name) ? `<!-- size:${name} -->${measured.get(name)}<!-- /size -->` : whole,
  );

/** Bytes that a figure may be off: one byte more may round to the next tenth of a kB. */
const TOLERANCE = 100;

/** Returns the figures that differ from the measured ones by more than rounding. */
export const sizeProblems = (markdown: string, measured: ReadonlyMap<string, string>): string[] =>
  sizeMarks(markdown).flatMap(({ name, text }) => {
    const real = measured.get(name);
    if (real === undefined)
      return [`it shows a size "${name}" that nothing measures (known: ${[...measured.keys()].join(', ')})`];
    return Math.abs(parseSize(real) - parseSize(text)) <= TOLERANCE
      ? []
      : [`it says ${name} is "${text}", measured is "${real}"; run pnpm check:readmes --write`];
  });
