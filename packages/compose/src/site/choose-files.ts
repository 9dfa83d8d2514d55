/** Choice of the composed files of a site: one for each set of behaviors, or a common file and rests if that is smaller. */
import { type ComposedFile, compose } from '../compose';
import { ComposeError } from '../compose-error';
import { composeInParts } from '../compose-in-parts';
import type { HashedFile } from '../hashed-file';
import type { Units } from '../units';
import { behaviorSets } from './behavior-sets';
import { commonPlan } from './common-plan';
import type { FileChoice } from './file-choice';
import { createFirstPageLimit } from './first-page-limit';
import type { PagePlan } from './plan-page';
import { createSumOfFiles } from './sum-of-files';

export interface ChooseFilesOptions {
  units: Units;
  /** Whether all pages share one file. */
  one: boolean;
  /** Whether a common file is considered. */
  common: boolean;
  /** Whether files import the loader for markup that is inserted later. */
  loader: boolean;
  /** Returns the compressed bytes of a page and its other scripts. */
  bytesOf(plan: PagePlan): number;
}

export interface PageFiles {
  file: ComposedFile;
  /** Common file that the file imports. */
  common?: HashedFile;
}

export interface ChosenFiles {
  files: Map<PagePlan, PageFiles>;
  choice: FileChoice;
}

/** Minimum share of the bytes that a common file must save to justify one more request per page. */
const MIN_SAVED_SHARE = 0.05;

/** Calls a function that reads units. @throws ComposeError for every error */
function reading<T>({ folder }: Units, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ComposeError) throw error;
    throw new ComposeError(
      `A unit could not be read from "${folder}" (${(error as Error).message}). Reinstall the package "enliven".`,
    );
  }
}

/** Chooses the composed files of each page. */
export function chooseFiles(plans: readonly PagePlan[], options: ChooseFilesOptions): ChosenFiles {
  const { units, one, common: mayShare, loader, bytesOf } = options;
  const composeOptions = { flavour: units.flavour, units, later: './later/', loader: loader ? './enliven.js' : '' };
  const sets = behaviorSets(plans, one);
  const separate = reading(units, () =>
    sets.map(({ behaviors, originals }) => compose(behaviors, { ...composeOptions, originals })),
  );
  const sum = createSumOfFiles();
  const bytes = sum(separate);
  const choose = (
    choice: FileChoice,
    files: readonly PageFiles[] = separate.map((file) => ({ file })),
  ): ChosenFiles => ({
    files: new Map(sets.flatMap(({ pages }, at) => pages.map((page) => [page, files[at] as PageFiles] as const))),
    choice,
  });
  if (one) return choose({ plan: 'one', given: 'option', bytes });
  // Different sets may become equal when inserted behaviors are added.
  if (new Set(separate.map(({ name }) => name)).size < 2)
    return choose({ plan: 'separate', given: 'same behaviors', bytes });
  if (!mayShare) return choose({ plan: 'separate', given: 'option', bytes });

  const inParts = (share: number) => reading(units, () => composeInParts(sets, share, composeOptions));
  const best = commonPlan({ sets, separate, inParts, sum, growsTooMuch: createFirstPageLimit(bytesOf) });
  if (!best) return choose({ plan: 'separate', bytes });
  const { common, growth, apart } = best;
  if (best.bytes > (1 - MIN_SAVED_SHARE) * bytes) return choose({ plan: 'separate', bytes, otherBytes: best.bytes });
  return choose(
    { plan: 'common', bytes: best.bytes, otherBytes: bytes, growth, apart },
    best.files.map(({ file, isRest }) => ({ file, ...(isRest && { common }) })),
  );
}
