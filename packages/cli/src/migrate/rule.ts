/** Rule of the migration: which uses it is for, whether they work beside Enliven, and what to write instead. */
import type { Moment, UseKind } from './use';

/** `works` as it is; `legacy`: works if the page loads `legacy.js`; `rewrite`: must be written in another way. */
export type Verdict = 'works' | 'legacy' | 'rewrite';

/** Certain rewrite, by which the meaning stays (`rewrites.ts`). */
export type RewriteName = 'scan' | 'slider';

export interface Rule {
  /** Short name, e.g. `refresh-functions`. */
  id: string;
  kinds: readonly UseKind[];
  /** Names, or a pattern of them. */
  names: ReadonlySet<string> | RegExp;
  verdict: Verdict;
  /** Why, as a sentence. */
  says: string;
  /** Code to write instead. */
  instead?: string;
  rewrite?: RewriteName;
  /** Page of the reference with the facts. */
  see: string;
  /** Only uses at this moment. */
  moment?: Moment;
  /** Only uses behind a question whether the name exists. */
  isGuarded?: boolean;
  /** Only events through jQuery, or only native ones. */
  isThroughJquery?: boolean;
  /** Only uses of elements whose selector matches. */
  of?: RegExp;
}
