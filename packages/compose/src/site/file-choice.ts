/** Choice between the plans for the composed files of a site, as it appears in reports. */
export interface FileChoice {
  /** `one` file for all pages, `separate` files for the sets of behaviors, or a `common` file and a rest for each set. */
  plan: 'one' | 'separate' | 'common';
  /** Reason why the plan was not compared with others. */
  given?: 'option' | 'same behaviors';
  /** Compressed bytes of all composed files, which a visitor of all pages downloads. */
  bytes: number;
  /** Bytes of the rejected plan; missing if there is none. */
  otherBytes?: number;
  /** Most bytes that the common file adds to a first page. */
  growth?: number;
  /** Number of pages that do not use the common file because they would grow too much. */
  apart?: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats a share as a percentage. */
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function reasonAgainstCommon({ bytes, otherBytes }: FileChoice): string {
  if (otherBytes === undefined) return 'A common file would make first pages too large.';
  return otherBytes < bytes
    ? `A common file would save ${percent(bytes - otherBytes, bytes)} only.`
    : 'A common file would save nothing.';
}

/** Returns sentences that name the chosen plan and its savings. */
export function choiceText(choice: FileChoice): string {
  const { plan, given: reason, bytes, otherBytes = bytes, growth = 0, apart = 0 } = choice;
  if (plan === 'one') return 'Plan: one file for all pages, by --one.';
  if (reason === 'option') return 'Plan: one file for each set of behaviors, by --no-common.';
  if (reason === 'same behaviors') return 'Plan: one file, since all pages have the same behaviors.';
  if (plan === 'separate') return `Plan: one file for each set of behaviors. ${reasonAgainstCommon(choice)}`;
  const saved = `${kilobytes(bytes)} instead of ${kilobytes(otherBytes)} (${percent(otherBytes - bytes, otherBytes)} saved)`;
  const others = apart > 0 ? ` Pages that would grow more keep a file of their own: ${apart}.` : '';
  return `Plan: a common file, and a rest for each set of behaviors: ${saved}. A first page grows by at most ${kilobytes(growth)}.${others}`;
}
