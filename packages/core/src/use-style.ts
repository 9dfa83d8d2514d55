/** Steers one inline style property of a server element. */
import { useClaim } from './use-claim';

/** `name` in CSS spelling (`max-height`, `--gap`); null removes it; undefined leaves it to the server. */
export function useStyle(element: Element | null | undefined, name: string, value: string | null | undefined): void {
  useClaim(element, `style:${name}`, value);
}
