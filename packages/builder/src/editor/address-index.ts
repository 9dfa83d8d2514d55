/** Finds what is drawn for an address, and the address of what is drawn (docs/reference/builder-previews.md#addresses). */

const ATTRIBUTE = 'data-address';

/** The elements of a canvas by address. */
export interface AddressIndex {
  elementAt(address: string): Element | undefined;
  /** The address of the nearest module around an element, itself included. */
  addressOf(element: Element): string | undefined;
  stop(): void;
}

/** Indexes a canvas. It is read again when it has changed and is asked, so that rendering it costs nothing. */
export function createAddressIndex(root: Element): AddressIndex {
  let index: Map<string, Element> | undefined;
  const reset = (): void => {
    index = undefined;
  };
  const view = root.ownerDocument.defaultView as Window & typeof globalThis;
  const observer = new view.MutationObserver(reset);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: [ATTRIBUTE] });

  function read(): Map<string, Element> {
    const elements = new Map<string, Element>();
    for (const element of root.querySelectorAll(`[${ATTRIBUTE}]`)) {
      const address = element.getAttribute(ATTRIBUTE) as string;
      // Copies, as those that sticky modules leave in their place, come later.
      if (!elements.has(address)) elements.set(address, element);
    }
    return elements;
  }

  return {
    elementAt(address) {
      // What has changed in this very task was not reported yet.
      if (observer.takeRecords().length > 0) reset();
      index ??= read();
      return index.get(address);
    },
    addressOf(element) {
      const module = element.closest(`[${ATTRIBUTE}]`);
      return module && root.contains(module) ? (module.getAttribute(ATTRIBUTE) ?? undefined) : undefined;
    },
    stop() {
      observer.disconnect();
      reset();
    },
  };
}
