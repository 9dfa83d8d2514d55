/** Overlays that carry the inner box shadows of modules above their content (docs/reference/shared.md#box-shadows). */
import { asText, type BehaviorProps, claim, isIgnored, observeMarkup, type Page, type Release } from '@enliven/core';
import { useLayoutEffect } from 'react';

/** Selectors that the page lists, without invalid ones. */
export type Selectors = readonly string[];

export function config(element: Element, page: Page): Selectors {
  const list = [page.global('et_pb_box_shadow_elements') ?? []].flat();
  const probe = element.ownerDocument.createDocumentFragment();
  return list.map(asText).filter((selector): selector is string => {
    try {
      probe.querySelector(selector || '(');
      return true;
    } catch {
      return false;
    }
  });
}

function overlay(box: Element): Release {
  const made = box.ownerDocument.createElement('div');
  made.className = 'box-shadow-overlay';
  made.setAttribute('data-enliven-ignore', '');
  box.prepend(made);
  const release = claim(box, 'class:has-box-shadow-overlay', true);
  return () => {
    made.remove();
    release();
  };
}

export default function BoxShadow({ element, config: selectors }: BehaviorProps<Selectors>): null {
  useLayoutEffect(() => {
    const named = selectors.join();
    const overlays = new Map<Element, Release>();
    function addOverlays(): void {
      for (const box of named ? element.querySelectorAll(named) : [])
        if (!overlays.has(box) && !isIgnored(box) && !box.querySelector(':scope > .box-shadow-overlay'))
          overlays.set(box, overlay(box));
    }
    function prune(): void {
      for (const [box, remove] of overlays) {
        if (box.isConnected) continue;
        remove();
        overlays.delete(box);
      }
    }
    addOverlays();
    const stop = observeMarkup(element, addOverlays, prune);
    return () => {
      stop();
      for (const remove of overlays.values()) remove();
    };
  }, [element, selectors]);
  return null;
}
