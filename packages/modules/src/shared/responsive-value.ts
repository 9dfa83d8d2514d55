/** Reads values that Divi 5 prints by breakpoint and state: `{desktop: {value, hover, sticky}, tablet: …}`. */
import { asRecord, asText, breakpointFor, type Page, parseBreakpoints } from '@enliven/core';

export type VisualState = 'value' | 'hover' | 'sticky';

/** The entry of a data global whose selector matches the element; a broken selector matches nothing. */
export function entryFor(data: unknown, element: Element | null | undefined): Record<string, unknown> | undefined {
  const list = Array.isArray(data) ? data.map(asRecord) : [];
  const found = list.find(({ selector }) => {
    try {
      return element?.matches(String(selector));
    } catch {
      return false;
    }
  });
  return found && asRecord(found.data);
}

/** The value for a window width: that of the closest breakpoint that has one, the state's own if there is any. */
export function responsiveValue(
  values: unknown,
  width: number,
  page: Page,
  state: VisualState = 'value',
): string | undefined {
  const byName = asRecord(values);
  let left = parseBreakpoints(page.global('diviBreakpointData'));
  for (;;) {
    const name = breakpointFor(width, left);
    const entry = asRecord(byName[name]);
    const text = asText(entry[state]) ?? asText(entry.value);
    const rest = left.filter((breakpoint) => breakpoint.name !== name);
    if (text !== undefined || rest.length === left.length) return text;
    left = rest;
  }
}
