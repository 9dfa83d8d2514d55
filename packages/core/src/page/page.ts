/** Data that the theme prints into the page, in both generations. */
import { asRecord, asText } from './coerce';
import { generationCache } from './generation';
import { global } from './global';

/** Printed globals. Their values are unvalidated: an older theme prints less, a plugin prints other values. */
export interface ThemeGlobals {
  /** Texts and switches of the theme, e.g. `next`, `wrong_captcha`. */
  et_pb_custom?: Record<string, unknown>;
  /** Divi 4: entrance animations, a list of `{ class, style, delay … }`. */
  et_animation_data?: unknown;
  /** Divi 4: scroll effects, by device and effect. */
  et_pb_motion_elements?: unknown;
  /** Divi 4: sticky elements, by name. */
  et_pb_sticky_elements?: unknown;
  /** Divi 4: modules that act as links. */
  et_link_options_data?: unknown;
  /** Divi 4: selectors of modules with a separate element for their shadow. */
  et_pb_box_shadow_elements?: unknown;
  /** Divi 4: the builder and its preview. */
  et_builder_utils_params?: unknown;
  /** Divi 5: widths of the devices. */
  diviBreakpointData?: unknown;
  /** Divi 5: entrance animations. */
  diviElementAnimationData?: unknown;
  /** Divi 5: scroll effects. */
  diviElementScrollData?: unknown;
  /** Divi 5: sticky elements. */
  diviElementStickyData?: unknown;
  /** Divi 5: modules that act as links. */
  diviElementLinkData?: unknown;
  /** Divi 5: interactions between elements. */
  diviElementInteractionsData?: unknown;
  /** Divi 5: number counters, by selector. */
  diviModuleNumberCounterData?: unknown;
  /** Divi 5: circle counters, by selector. */
  diviModuleCircleCounterData?: unknown;
  /** WordPress: options of its players. */
  _wpmejsSettings?: Record<string, unknown>;
  /** WordPress: texts of its players. */
  mejsL10n?: Record<string, unknown>;
}

declare global {
  interface Window extends ThemeGlobals {}
}

/** Reader of the data that the theme prints, in both generations. */
export interface Page {
  /** 5 when the page shows Divi 5 layout classes or data, else 4. */
  readonly generation: 4 | 5;
  /** A string of the theme's own catalogue (`et_pb_custom`), e.g. `next`; undefined when the page has none. */
  text(key: string): string | undefined;
  /** Any data global of the page, unvalidated; undefined until the page has printed it. */
  global(name: string): unknown;
}

const FIVE =
  '.et_block_section,.et_flex_section,.et_grid_section,.et_block_row,.et_flex_row,.et_grid_row,.et_block_module,.et_flex_module,.et_grid_module';

/**
 * The page's data. Globals are printed in the footer and by delayed scripts, so they are read on access
 * and not cached.
 */
const current: Page = {
  get generation() {
    if (global('diviBreakpointData')) return 5;
    generationCache.found ??= document.querySelector(FIVE) !== null;
    return generationCache.found ? 5 : 4;
  },
  text: (key) => asText(asRecord(global('et_pb_custom'))[key]),
  global,
};

/** Returns the page's data, which is read on access. */
export const page = (): Page => current;
