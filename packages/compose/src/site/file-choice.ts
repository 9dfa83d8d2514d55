/** Choice between the plans for the composed files of a site, as reports name it. */
export interface FileChoice {
  /** `one` file for all pages, `separate` files for the sets of behaviors, or a `common` file and a rest for each set. */
  plan: 'one' | 'separate' | 'common';
  /** Reason for a plan that was not compared with another. */
  given?: 'option' | 'same behaviors';
  /** Bytes of all composed files after compression: what a visitor of all pages downloads. */
  bytes: number;
  /** Bytes of the plan that was not chosen; missing if there is none. */
  otherBytes?: number;
  /** Largest number of bytes by which the common file makes a first page larger. */
  growth?: number;
  /** Pages that do not use the common file, since they would grow too much. */
  apart?: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns a share of a whole. */
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function reasonAgainstCommon({ bytes, otherBytes }: FileChoice): string {
  if (otherBytes === undefined) return 'A common file would make first pages too large.';
  return otherBytes < bytes
    ? `A common file would save ${percent(bytes - otherBytes, bytes)} only.`
    : 'A common file would save nothing.';
}

/** Returns the sentences that say which plan was chosen, and what it saves. */
export function choiceText(choice: FileChoice): string {
  const { plan, given, bytes, otherBytes = bytes, growth = 0, apart = 0 } = choice;
  if (plan === 'one') return 'Plan: one file for all pages, by --one.';
  if (given === 'option') return 'Plan: one file for each set of behaviors, by --no-common.';
  if (given === 'same behaviors') return 'Plan: one file, since all pages have the same behaviors.';
  if (plan === 'separate') return `Plan: one file for each set of behaviors. ${reasonAgainstCommon(choice)}`;
  const saved = `${kilobytes(bytes)} instead of ${kilobytes(otherBytes)} (${percent(otherBytes - bytes, otherBytes)} saved)`;
  const others = apart > 0 ? ` Pages that would grow more keep a file of their own: ${apart}.` : '';
  return `Plan: a common file, and a rest for each set of behaviors: ${saved}. A first page grows by at most ${kilobytes(growth)}.${others}`;
}
