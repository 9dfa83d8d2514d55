/** Overlays that draw inner box shadows above the content of modules (docs/reference/shared.md#box-shadows). */
import {
  asText,
  type BehaviorProps,
  documentOf,
  isIgnored,
  member,
  observeMarkup,
  type Page,
  query,
  queryAll,
  type Scope,
  useScope,
} from '@enliven/core';

/** Valid selectors from the page's list. */
export type Selectors = readonly string[];

export function config(element: Element, page: Page): Selectors {
  const list = [page.global('et_pb_box_shadow_elements') ?? []].flat();
  const probe = documentOf(element).createDocumentFragment();
  return list.map(asText).filter((selector): selector is string => {
    try {
      query(probe, selector || '(');
      return true;
    } catch {
      return false;
    }
  });
}

function addOverlay(box: Element, scope: Scope): void {
  const overlay = documentOf(box).createElement('div');
  overlay.className = 'box-shadow-overlay';
  overlay.setAttribute('data-enliven-ignore', '');
  member(box, 'prepend')(overlay);
  scope.add(() => overlay.remove());
  scope.claim(box, 'class:has-box-shadow-overlay', true);
}

export default function BoxShadow({ element, config: selectors }: BehaviorProps<Selectors>): null {
  useScope(
    (scope) => {
      const selector = selectors.join();
      const overlays = new Map<Element, Scope>();
      function addOverlays(): void {
        for (const box of selector ? queryAll(element, selector) : []) {
          if (overlays.has(box) || isIgnored(box) || query(box, ':scope > .box-shadow-overlay')) continue;
          const overlay = scope.open();
          overlays.set(box, overlay);
          addOverlay(box, overlay);
        }
      }
      function removeDetached(): void {
        for (const [box, overlay] of overlays) {
          if (member(box, 'isConnected')) continue;
          overlay.dispose();
          overlays.delete(box);
        }
      }
      addOverlays();
      scope.add(observeMarkup(element, addOverlays, removeDetached));
    },
    [element, selectors],
  );
  return null;
}
