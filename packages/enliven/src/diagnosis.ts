/** Type of `doctor()`'s result, which is needed without its code. */
import type { BuilderContext } from '@enliven/core';

/** Result of `doctor()`: what is on the page, what was mounted, what failed, what is still hidden and why. */
export interface Diagnosis {
  version: string;
  page: { generation: 4 | 5; builder: BuilderContext | null };
  behaviors: {
    name: string;
    package: string;
    selector: string;
    /** Elements of the page its selector finds. */
    matched: number;
    mounted: number;
    /** Found and not mounted yet. */
    waiting: number;
    failed: number;
    /** Handle of the theme's own script it leaves the page to. */
    stayedOut?: string;
  }[];
  failures: { package: string; behavior: string; element: string; message: string }[];
  hidden: { element: string; why: string }[];
  /** What in the configuration does nothing, and what may have been meant. */
  configuration: string[];
}
