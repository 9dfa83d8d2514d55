/** Report of pages, as `--json` prints it. */

/** Behavior with elements on a page. */
export interface FoundBehavior {
  name: string;
  /** Number of elements in the HTML; 1 for behaviors that read printed data. */
  elements: number;
  /** Original script that keeps the behavior from starting, and the reason why that script stays. */
  staysOut?: { script: string; why: string };
}

/** Original script that Enliven replaces on the page. */
export interface RemovedScript {
  name: string;
  /** Bytes, compressed by gzip; undefined if the file could not be read. */
  gzip?: number;
  /** Markup of the element, shortened. */
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
  /** Number of requests. */
  requests: number;
  /** Bytes of all scripts, compressed by gzip. */
  scriptBytes: number;
  /** Milliseconds that scripts ran on the main thread. */
  scriptTime: number;
  /** Sum of the layout shifts that user input did not cause. */
  layoutShift: number;
  /** Findings of axe; undefined if axe-core is not installed. */
  axe?: AxeFinding[];
  /** Uncaught errors. */
  errors: string[];
  /** Enliven's own diagnosis, if the page loads Enliven. */
  enliven?: {
    alive: number;
    waiting: number;
    behaviors: string[];
    verdict: string;
    failures: string[];
    hidden: string[];
  };
  /** Path of the screenshot. */
  screenshot?: string;
}

/** Report of one page. */
export interface PageReport {
  page: string;
  /** Summary in one sentence. */
  verdict: string;
  /** Whether the page needs changes. */
  hasFindings: boolean;
  /** Whether the page already loads Enliven. */
  hasEnliven: boolean;
  behaviors: FoundBehavior[];
  /** A class of each module that no behavior supports. */
  unknownModules: string[];
  removed: RemovedScript[];
  /** Scripts that stay, with the reasons. */
  kept: { name: string; why: string }[];
  /** Bytes of the composed file for this page, compressed by gzip. */
  enlivenBytes: number;
  /** Lines to remove from the page, and to add at the end of its head. */
  lines: { remove: string[]; add: string[]; wordpress: string[] };
  /** Measurements in Chromium, before and after. */
  before?: Visit;
  after?: Visit;
  /** Reason why there are no measurements. */
  note?: string;
}

/** Report of the command. */
export interface DoctorReport {
  version: string;
  pages: PageReport[];
  /** Pages that could not be examined. */
  failures: { page: string; message: string }[];
  /** Number of pages that the limit excluded. */
  leftOut: number;
}
