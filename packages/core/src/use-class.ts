/** Steers one class of a server element. */
import { useClaim } from './use-claim';

/** `on` true adds the class, false takes it away, undefined leaves it to the server. */
export function useClass(element: Element | null | undefined, name: string, on: boolean | undefined): void {
  useClaim(element, `class:${name}`, on);
}
