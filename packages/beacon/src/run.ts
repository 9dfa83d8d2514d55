/** Context of all measurements: what the server shares and the page says (docs/reference/beacon.md), a log, and iteration in slices. */

/** Milliseconds after which a run counts as hung, and its save call too (docs/reference/beacon.md#run). */
export const TIME_LIMIT = 10_000;

/** Milliseconds of work before the browser gets its turn: four times slower it is still no long task. */
export const SLICE = 8;
/** Visits between two looks at the clock. */
export const ITEMS_PER_CHECK = 8;

/** Hosts of fonts that older servers mean (docs/reference/beacon.md#external-fonts). */
export const FONT_HOSTS = /fonts\.(googleapis|gstatic|adobe)\.com|use\.typekit\.net|cdn\.fonts\.net/;

/** Elements that show no text of their own (docs/reference/beacon.md#fonts-in-use); those that never have a box or text are not on the list. */
export const NON_TEXT =
  /^(video|audio|object|iframe|canvas|applet|acronym|big|blink|center|font|marquee|strike|tt|u|xmp)$/;

/** The plugin's name for its own tag, now and in the past (docs/reference/beacon.md#tag). */
export const TAG = '[data-name^=wpr][data-name$=beacon]';

/**
 * What the page says about the run, in the server's own words (docs/reference/beacon.md#page-data); any of it may be missing or wrong.
 * Names of the measurements as the server knows them.
 */
export type Measurement = 'lcp' | 'lrc' | 'preload_fonts' | 'preconnect_external_domain';

/** The global `rocket_beacon_data`. */
export interface BeaconData {
  ajax_url?: string;
  nonce?: string;
  url?: string;
  is_mobile?: boolean;
  /** CSS pixels; missing ones never stop a run. */
  width_threshold?: number | null;
  height_threshold?: number | null;
  /** Milliseconds before anything is looked at. @default 0 */
  delay?: number;
  debug?: boolean | null;
  /** What the site wants measured; `atf` is the old name of `lcp`. */
  status?: Partial<Record<Exclude<Measurement, 'lcp'> | 'atf', boolean>>;
  /** Selector of what may be the largest image. */
  elements?: string;
  /** Pixels below the first screen from which on drawing can wait. @default 1800 */
  lrc_threshold?: number;
  /** Attributes and patterns of what must not wait. */
  exclusions?: [attribute: string, pattern: string][];
  /** Parts of ids of what must not wait. @default ['memex'] */
  skipStrings?: string[];
  /** Endings of font files. @default ['woff2', 'woff', 'ttf'] */
  processed_extensions?: string[];
  /** Parts of names and addresses of fonts to leave out. */
  preload_fonts_exclusions?: string[];
  /** Parts of addresses of sheets not to fetch. Older servers have no such list, and mean five hosts of fonts alone. */
  external_font_exclusions?: string[];
  preconnect_external_domain_elements?: string[];
  /** Parts of opening tags. */
  preconnect_external_domain_exclusions?: string[];
}

export const listOf = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);

/** Whether a text contains one of them. */
export const containsAny = (text: string, parts: readonly string[] | undefined): boolean =>
  listOf(parts).some((part) => text.includes(part));

export interface Run {
  readonly data: BeaconData;
  /** Whether the time limit has passed. */
  over?: boolean;
  /** Said on the console, if the site wants to hear it. */
  log(...words: unknown[]): void;
  /** Visits one by one, and lets the browser have its turn in between. */
  each<T>(items: ArrayLike<T>, visit: (item: T) => void): Promise<void>;
}

export function createRun(data: BeaconData): Run {
  let until = 0;
  const run: Run = {
    data,
    log(...words) {
      // biome-ignore lint/suspicious/noConsole: the site has asked for it
      if (data.debug) console.log(...words);
    },
    async each(items, visit) {
      for (let index = 0; index < items.length && !run.over; index++) {
        // Reading the clock has a cost. Hidden pages need no pauses, and their timers are slow.
        if (!(index % ITEMS_PER_CHECK) && performance.now() > until && !document.hidden) {
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + SLICE;
        }
        visit(items[index] as (typeof items)[number]);
      }
    },
  };
  return run;
}
