/** Rule of the migration: the uses it matches, whether they work with Enliven, and the replacement. */
import type { Moment, UseKind } from './use';

/** Pages of the reference that rules refer to. */
export const LEGACY = 'docs/reference/legacy.md';
export const COEXISTENCE = 'docs/reference/coexistence.md';
export const SHARED = 'docs/reference/shared.md';

/** `works`: works unchanged; `legacy`: works if the page loads `legacy.js`; `rewrite`: must be rewritten. */
export type Verdict = 'works' | 'legacy' | 'rewrite';

/** Safe rewrite, which keeps the meaning (`rewrites.ts`). */
export type RewriteName = 'scan' | 'slider';

export interface Rule {
  /** Short name, e.g. `refresh-functions`. */
  id: string;
  kinds: readonly UseKind[];
  /** Names, or a pattern that matches names. */
  names: ReadonlySet<string> | RegExp;
  verdict: Verdict;
  /** Explanation in one sentence. */
  explanation: string;
  /** Code to write instead. */
  instead?: string;
  rewrite?: RewriteName;
  /** Page of the reference that explains the rule. */
  see: string;
  /** Matches only uses at this moment. */
  moment?: Moment;
  /** Matches only uses behind a check that the name exists. */
  isGuarded?: boolean;
  /** Matches only jQuery events (true) or only native events (false). */
  isThroughJquery?: boolean;
  /** Matches only uses of elements whose selector matches. */
  of?: RegExp;
}
