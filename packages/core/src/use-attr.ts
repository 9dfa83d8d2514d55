/** Steers one attribute of a server element. */
import { useClaim } from './use-claim';

/** Booleans become "true" and "false", as ARIA wants; null removes the attribute; undefined leaves it to the server. */
export function useAttr(
  element: Element | null | undefined,
  name: string,
  value: string | number | boolean | null | undefined,
): void {
  useClaim(element, `attr:${name}`, value == null ? value : String(value));
}
