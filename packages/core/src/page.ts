/** What the theme printed about the page as a whole, both generations, validated once and typed. */
import type { Breakpoint } from './breakpoint';
import { asBoolean, asList, asNumber, asRecord, asText } from './coerce';

export interface Page {
  /** 4 for Divi 4 markup, 5 when the page shows Divi 5 layout classes or data. */
  generation: 4 | 5;
  /** Direction of the text. */
  rtl: boolean;
  /** `et_builder_utils_params.builderType`: fe, vb, bfb, tb, lbb, lbp; `fe` when absent. */
  builderType: string;
  /** The site's screen modes (contract 0.3); undefined means the theme's three. */
  breakpoints: readonly Breakpoint[] | undefined;
  /** A string of the theme's own catalogue (`et_pb_custom`), e.g. `next`; undefined when the page has none. */
  text(key: string): string | undefined;
  /** A yes/no switch of `et_pb_custom`; missing counts as no. */
  flag(key: string): boolean;
  /** Any other data global of the page, unvalidated; undefined until the page has printed it. */
  global(name: string): unknown;
}

const pixels = (value: unknown) => asNumber(asRecord(value).value);

function breakpoints(data: unknown): Breakpoint[] | undefined {
  const list = asList(asRecord(data).enabledBreakpoints).map(asRecord);
  const known = list
    .filter((entry) => asText(entry.name) && entry.enable !== false)
    .map((entry) => {
      const [min, max] = [pixels(entry.minWidth), pixels(entry.maxWidth)];
      return {
        name: asText(entry.name) as string,
        ...(asBoolean(entry.baseDevice) && { base: true }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      };
    });
  return known.length > 0 ? known : undefined;
}

const FIVE = '.et_block_section,.et_flex_section,.et_grid_section,.et_block_module,.et_flex_module,.et_grid_module';

let current: Page | undefined;

/**
 * The page's data. Globals are printed in the footer and by delayed scripts, so nothing is read before it is asked for
 * and nothing absent is remembered as absent.
 */
export function page(): Page {
  const read = (name: string) => (globalThis as unknown as Record<string, unknown>)[name];
  const custom = (key: string) => asRecord(read('et_pb_custom'))[key];
  let generation: 4 | 5 | undefined;
  current ??= {
    get generation() {
      generation ??= read('diviBreakpointData') || document.querySelector(FIVE) ? 5 : undefined;
      return generation ?? 4;
    },
    get rtl() {
      return document.dir === 'rtl' || document.body?.classList.contains('rtl') === true;
    },
    get builderType() {
      return asText(asRecord(read('et_builder_utils_params')).builderType) ?? 'fe';
    },
    get breakpoints() {
      return breakpoints(read('diviBreakpointData'));
    },
    text: (key) => asText(custom(key)),
    flag: (key) => asBoolean(custom(key)),
    global: read,
  };
  return current;
}
