/** The events of what opens and closes, as TypeScript knows them on elements, documents and windows. */

/** They bubble from the toggle or the accordion's item. */
export interface DisclosureEventMap {
  /** It has opened. */
  'enliven:open': CustomEvent<Record<string, never>>;
  /** It has closed. */
  'enliven:close': CustomEvent<Record<string, never>>;
}

declare global {
  interface GlobalEventHandlersEventMap extends DisclosureEventMap {}
}
