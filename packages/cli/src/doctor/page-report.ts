/** Report of pages, as `--json` prints it. */

/** Behavior with elements on a page. */
export interface FoundBehavior {
  name: string;
  /** Number of elements in the HTML; 1 for behaviors of printed data. */
  elements: number;
  /** Original script for which it stays out, and why that script stays. */
  staysOut?: { script: string; why: string };
}

/** Original script that Enliven replaces on the page. */
export interface RemovedScript {
  name: string;
  /** Bytes after compression by gzip; undefined if the file could not be read. */
  gzip?: number;
  /** The element as it stands in the page, shortened. */
  tag: string;
}

/** Kind of accessibility problem that axe found. */
export interface AxeFinding {
  id: string;
  help: string;
  /** Number of elements. */
  elements: number;
}

/** Measurements of one visit in Chromium. */
export interface Visit {
  /** Requests of the page. */
  requests: number;
  /** Bytes of all scripts after compression by gzip. */
  scriptBytes: number;
  /** Milliseconds of script on the main thread. */
  scriptTime: number;
  /** Sum of the layout shifts without input. */
  layoutShift: number;
  /** Findings of axe; undefined if axe-core is not installed. */
  axe?: AxeFinding[];
  /** Uncaught errors. */
  errors: string[];
  /** Diagnosis of Enliven, if it is on the page. */
  enliven?: {
    alive: number;
    waiting: number;
    behaviors: string[];
    verdict: string;
    failures: string[];
    hidden: string[];
  };
  /** File with the screenshot. */
  screenshot?: string;
}

/** Report of one page. */
export interface PageReport {
  page: string;
  /** One sentence. */
  verdict: string;
  /** Whether there is something to do. */
  hasFindings: boolean;
  /** Whether Enliven is on the page already. */
  hasEnliven: boolean;
  behaviors: FoundBehavior[];
  /** Modules that no behavior knows, by a class of each. */
  unknownModules: string[];
  removed: RemovedScript[];
  /** Scripts that stay, and why. */
  kept: { name: string; why: string }[];
  /** Bytes of the composed file for this page after compression by gzip. */
  enlivenBytes: number;
  /** Lines to remove from the page, and to add at the end of its head. */
  lines: { remove: string[]; add: string[]; wordpress: string[] };
  /** Measurements in Chromium, before and after. */
  before?: Visit;
  after?: Visit;
  /** Why there are no measurements. */
  note?: string;
}

/** Report of the command. */
export interface DoctorReport {
  version: string;
  pages: PageReport[];
  /** Pages that could not be examined. */
  failures: { page: string; message: string }[];
  /** Number of pages beyond the limit. */
  leftOut: number;
}
