/** What the page says about the run, in the server's own words (docs/reference/beacon.md#page-data); any of it may be missing or wrong. */

/** Names of the measurements as the server knows them. */
export type Measurement = 'lcp' | 'lrc' | 'preload_fonts' | 'preconnect_external_domain';

/** The global `rocket_beacon_data`. */
export interface BeaconData {
  ajax_url?: string;
  nonce?: string;
  url?: string;
  is_mobile?: boolean;
  /** CSS pixels; missing ones never stop a run. */
  width_threshold?: number;
  height_threshold?: number;
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
