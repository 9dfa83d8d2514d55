/** Values that may differ by device: `"30px"`, or `{desktop: "30px", tablet: "0px"}`. */

/** Each inherits from the one after it, and at last from the desktop. */
const CHAINS = [
  ['phone', 'phoneWide', 'tablet', 'tabletWide'],
  ['ultraWide', 'widescreen'],
];

/** The value of a device, else the one it inherits. Empty text is a value: it says that there is none. */
export function deviceValue(value: unknown, device: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const values = new Map<string, unknown>(Object.entries(value));
  const chain = CHAINS.find((names) => names.includes(device)) ?? [device];
  // Older pages call the widest of several so where it must not be inherited.
  const names = [...chain.slice(chain.indexOf(device)), 'desktop', device === 'desktop' ? 'desktop_only' : device];
  const name = names.find((one) => values.get(one) !== undefined);
  return name && values.get(name);
}
