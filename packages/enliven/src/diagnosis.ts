/** What `doctor()` says, as a type: whoever asks for it needs it before the code is there. */
import type { BuilderContext } from '@enliven/core';

/** What `doctor()` says: what is on the page, what came alive, what failed, what is still hidden and why. */
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
    /** Found and not alive yet. */
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
