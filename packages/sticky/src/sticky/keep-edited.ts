/** In a builder a module keeps its sticky look while that is what is edited (docs/reference/sticky.md#classes-and-events). */
import { claim, type Release } from '@enliven/core';

const EDITED = '.et_pb_sticky--editing';

/** @returns the function that ends it */
export function keepEditedStyles(root: Element): () => void {
  const kept = new Map<Element, Release[]>();

  function updateKept(): void {
    for (const [element, releases] of kept) {
      if (element.matches(EDITED)) continue;
      kept.delete(element);
      for (const release of releases) release();
    }
    for (const element of root.querySelectorAll(`${EDITED}.et_pb_sticky`)) {
      if (kept.has(element)) continue;
      const looks = [...element.classList].filter((name) => /^et_pb_sticky(--(top|bottom|top_bottom))?$/.test(name));
      kept.set(
        element,
        looks.map((name) => claim(element, `class:${name}`, true)),
      );
    }
  }

  const observer = new MutationObserver(updateKept);
  observer.observe(root, { subtree: true, attributeFilter: ['class'] });
  updateKept();
  return () => {
    observer.disconnect();
    for (const releases of kept.values()) for (const release of releases) release();
  };
}
