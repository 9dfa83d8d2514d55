/** Values that may differ by device: `"30px"`, or `{desktop: "30px", tablet: "0px"}`. */

/** Each inherits from the one after it. */
const CHAINS = [
  ['phone', 'phoneWide', 'tablet', 'tabletWide', 'desktop'],
  ['ultraWide', 'widescreen', 'desktop'],
];

function inheritance(device: string): readonly string[] {
  // Older pages call the widest of several so where it must not be inherited.
  if (device === 'desktop') return ['desktop', 'desktop_only'];
  const chain = CHAINS.find((names) => names.includes(device));
  return chain ? chain.slice(chain.indexOf(device)) : [device, 'desktop'];
}

/** The value of a device, else the one it inherits. Empty text is a value: it says that there is none. */
export function deviceValue(value: unknown, device: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const values = new Map<string, unknown>(Object.entries(value));
  const name = inheritance(device).find((one) => values.get(one) !== undefined);
  return name && values.get(name);
}
