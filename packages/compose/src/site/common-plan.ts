/** Plan with a common file: the smallest of several plans in which no first page grows too much. */
import type { ComposedFile } from '../compose';
import type { ComposedParts } from '../compose-in-parts';
import type { HashedFile } from '../hashed-file';
import type { PageSet } from './behavior-sets';
import type { GrowsTooMuch } from './first-page-limit';
import type { SumOfFiles } from './sum-of-files';

export interface CommonPlan {
  common: HashedFile;
  /** File of each set: a rest, or a separate file if the set's pages would grow too much. */
  files: { file: ComposedFile; isRest: boolean }[];
  /** Bytes of all files. */
  bytes: number;
  /** Largest growth of a first page, in bytes. */
  growth: number;
  /** Number of pages with a separate file. */
  apart: number;
}

/** Minimum shares of sets to try for common units. Below one half, most pages would download code that they do not use. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

export interface CommonPlanOptions {
  sets: readonly PageSet[];
  /** Separate file of each set. */
  separate: readonly ComposedFile[];
  inParts(share: number): ComposedParts;
  sum: SumOfFiles;
  growsTooMuch: GrowsTooMuch;
}

function planFor({ common, rests }: ComposedParts, options: CommonPlanOptions): CommonPlan | undefined {
  const { sets, separate, sum, growsTooMuch } = options;
  let growth = 0;
  let apart = 0;
  const files = sets.map(({ pages }, at) => {
    const [whole, rest] = [separate[at], rests[at]] as [ComposedFile, ComposedFile];
    const [before, after] = [sum([whole]), sum([common, rest])];
    const isRest = !growsTooMuch(pages, before, after);
    if (isRest) growth = Math.max(growth, after - before);
    else apart += pages.length;
    return { file: isRest ? rest : whole, isRest };
  });
  if (!files.some(({ isRest }) => isRest)) return undefined;
  return { common, files, bytes: sum([common, ...files.map(({ file }) => file)]), growth, apart };
}

/** Returns the smallest plan; undefined if every page would grow too much. */
export function commonPlan(options: CommonPlanOptions): CommonPlan | undefined {
  const plans = new Map<string, CommonPlan | undefined>();
  for (const share of SHARES) {
    const parts = options.inParts(share);
    // Several shares may result in the same units.
    if (!plans.has(parts.common.name)) plans.set(parts.common.name, planFor(parts, options));
  }
  return [...plans.values()].flatMap((plan) => plan ?? []).sort((one, other) => one.bytes - other.bytes)[0];
}
