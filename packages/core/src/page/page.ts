/** What the theme printed about the page, both generations. */
import { asRecord, asText } from './coerce';
import { global } from './global';

/** What the theme printed about the page, both generations. */
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
    return global('diviBreakpointData') || document.querySelector(FIVE) ? 5 : 4;
  },
  text: (key) => asText(asRecord(global('et_pb_custom'))[key]),
  global,
};

/** Returns the page's data, which is read on access. */
export const page = (): Page => current;
