/** Steers one DOM property of a server element, e.g. `disabled` or `inert`. */
import { useClaim } from './use-claim';

/** undefined leaves it to the server. */
export function useProp(element: Element | null | undefined, name: string, value: unknown): void {
  useClaim(element, `prop:${name}`, value);
}
