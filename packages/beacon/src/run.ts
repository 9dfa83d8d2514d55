/** Context of all measurements: the server's data (docs/reference/beacon.md), a log, and iteration in slices. */

/** Milliseconds after which a run, or its request to save, counts as failed (docs/reference/beacon.md#run). */
export const TIME_LIMIT = 10_000;

/** Milliseconds of work before a pause: even on a device four times slower, this is not a long task. */
export const SLICE = 8;
/** Number of items between two reads of the clock. */
export const ITEMS_PER_CHECK = 8;

/** Font hosts of older servers (docs/reference/beacon.md#external-fonts). */
export const FONT_HOSTS = /fonts\.(googleapis|gstatic|adobe)\.com|use\.typekit\.net|cdn\.fonts\.net/;

/** Elements whose text does not count (docs/reference/beacon.md#fonts-in-use), besides those that never have a box or text. */
export const NON_TEXT =
  /^(video|audio|object|iframe|canvas|applet|acronym|big|blink|center|font|marquee|strike|tt|u|xmp)$/;

/** Selector of the plugin's script tag, under its current and former name (docs/reference/beacon.md#tag). */
export const TAG = '[data-name^=wpr][data-name$=beacon]';

/** Names of the measurements on the server. */
export type Measurement = 'lcp' | 'lrc' | 'preload_fonts' | 'preconnect_external_domain';

/** The global `rocket_beacon_data` (docs/reference/beacon.md#page-data); any member may be missing or invalid. */
export interface BeaconData {
  ajax_url?: string;
  nonce?: string;
  url?: string;
  is_mobile?: boolean;
  /** CSS pixels; a missing limit never prevents a run. */
  width_threshold?: number | null;
  height_threshold?: number | null;
  /** Milliseconds before the first measurement. @default 0 */
  delay?: number;
  debug?: boolean | null;
  /** Enabled measurements; `atf` is the former name of `lcp`. */
  status?: Partial<Record<Exclude<Measurement, 'lcp'> | 'atf', boolean>>;
  /** Selector of candidates for the largest image. */
  elements?: string;
  /** Pixels below the first screen from which on rendering can wait. @default 1800 */
  lrc_threshold?: number;
  /** Attributes and patterns of elements that must not wait. */
  exclusions?: [attribute: string, pattern: string][];
  /** Parts of ids of elements that must not wait. @default ['memex'] */
  skipStrings?: string[];
  /** Endings of font files. @default ['woff2', 'woff', 'ttf'] */
  processed_extensions?: string[];
  /** Parts of names and addresses of fonts to exclude. */
  preload_fonts_exclusions?: string[];
  /** Parts of addresses of style sheets not to fetch. Older servers have no such list and fetch from five font hosts only. */
  external_font_exclusions?: string[];
  preconnect_external_domain_elements?: string[];
  /** Parts of opening tags. */
  preconnect_external_domain_exclusions?: string[];
}

export const listOf = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);

/** Whether a text contains one of the parts. */
export const containsAny = (text: string, parts: readonly string[] | undefined): boolean =>
  listOf(parts).some((part) => text.includes(part));

export interface Run {
  readonly data: BeaconData;
  /** Whether the time limit has passed. */
  isOver?: boolean;
  /** Logs to the console if the site enables debugging. */
  log(...words: unknown[]): void;
  /** Visits items one by one, with pauses for the browser. */
  each<T>(items: ArrayLike<T>, visit: (item: T) => void): Promise<void>;
}

export function createRun(data: BeaconData): Run {
  let sliceEnd = 0;
  const run: Run = {
    data,
    log(...words) {
      // biome-ignore lint/suspicious/noConsole: the site enables debugging
      if (data.debug) console.log(...words);
    },
    async each(items, visit) {
      for (let index = 0; index < items.length && !run.isOver; index++) {
        // Reading the clock is slow. Hidden pages need no pauses, and their timers are slow.
        if (!(index % ITEMS_PER_CHECK) && performance.now() > sliceEnd && !document.hidden) {
          await new Promise((resolve) => setTimeout(resolve));
          sliceEnd = performance.now() + SLICE;
        }
        visit(items[index] as (typeof items)[number]);
      }
    },
  };
  return run;
}
