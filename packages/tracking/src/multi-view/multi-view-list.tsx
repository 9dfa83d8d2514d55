/** Multi-view data of a page (docs/reference/tracking.md#divi-5). */
import { type BehaviorProps, claim, isIgnored, observe, page, parseBreakpoints, type Release } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { applyRules } from './multi-view-controller';
import { readList } from './read-list';

/** Attributes by which style sheets hide what differs on a device, until script has put it right. */
const marksOf = (): string[] =>
  [{ name: 'tablet' }, { name: 'phone' }, ...parseBreakpoints(page().global('diviBreakpointData'))].flatMap(
    ({ name }) => (/^\w+$/.test(name) ? `data-et-mv-hidden-${name.toLowerCase()}` : []),
  );

/** Shows what is there now. @returns the functions that hide it again */
function show(roots: readonly Element[], marks: readonly string[]): Release[] {
  const selector = marks.map((mark) => `[${mark}]`).join();
  return roots
    .flatMap((root) => [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)])
    .filter((element) => !isIgnored(element))
    .flatMap((element) =>
      marks.flatMap((mark) => (element.hasAttribute(mark) ? claim(element, `attr:${mark}`, null) : [])),
    );
}

/** Events on the window: `divi:multiView:setContent`, `…:setAttrs`, `…:setStyle`, `…:setClassName`, `…:setVisibility`. */
export default function MultiViewList({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => {
    const marks = [...new Set(marksOf())];
    const shown = show([element], marks);
    const undo = [
      observe(
        element,
        (added) => shown.push(...show(added, marks)),
        () => {},
      ),
      applyRules(element.ownerDocument, readList(page().global('diviElementMultiViewData'), element)),
    ];
    return () => {
      for (const end of undo.reverse()) end();
      for (const release of shown.reverse()) release();
    };
  }, [element]);
  return null;
}
