/** What the theme printed about the page, both generations. */
import { asRecord, asText } from './coerce';

/**
 * Returns a variable of the page; undefined until it was printed. Browsers also define globals for ids and names of elements,
 * which authors choose: those are not the window's own properties.
 */
export const global = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? (globalThis as unknown as Record<string, unknown>)[name] : undefined;

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

/** Deepest nesting that is checked; deeper data counts as content. */
const DEEP = 9;

const hasContent = (value: unknown, depth = 0): boolean =>
  typeof value === 'object'
    ? depth > DEEP || Object.values(value ?? {}).some((inner) => hasContent(inner, depth + 1))
    : value !== undefined && value !== '';

/** Whether the theme printed anything under the name of a global, or of its field (`et_pb_custom.ab_tests`): empty lists, however nested, are nothing. */
export function isPrinted(path: string): boolean {
  const [name = '', field] = path.split('.');
  const value = global(name);
  return hasContent(field ? Object(value)[field] : value);
}
