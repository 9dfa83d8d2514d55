/** Reads attributes that become numbers, lists, selectors or data: no longer than authors write them. */
import { remark } from '../errors/report';

/** Characters. Far more than a theme prints, and few enough for whatever is done with them to be quick. */
export const LONGEST = 20_000;

/**
 * Null where there is none, and where it is too long to be meant; then that is remarked.
 *
 * @param longest characters @default 20,000
 */
export function attribute(element: Element | null | undefined, name: string, longest = LONGEST): string | null {
  const text = element?.getAttribute(name) ?? null;
  if (!text || text.length <= longest) return text;
  const what = `${name} has ${text.length} characters, more than the ${longest} that are read, so it counts as absent.`;
  remark(`${what} Shorten it.`, { package: '@enliven/core', element: element as Element });
  return null;
}
