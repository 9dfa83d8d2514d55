/** Multi-view data of a page (docs/reference/tracking.md#divi-5). */
import { asList, type BehaviorProps, claim, isIgnored, page, parseBreakpoints, type Release } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { applyRules } from './apply-rules';
import { readRules } from './rules';

/** More entries than any page has. */
const MOST = 1000;

/** Events on the window: `divi:multiView:setContent`, `…:setAttrs`, `…:setStyle`, `…:setClassName`, `…:setVisibility`. */
export default function MultiViewList({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => {
    const shown: Release[] = [];
    const breakpoints = parseBreakpoints(page().global('diviBreakpointData')).map(({ name }) => name.toLowerCase());
    /** Attributes by which style sheets hide what differs on a device, until script has put it right. */
    const marks = [...new Set(['tablet', 'phone', ...breakpoints])]
      .filter((name) => /^\w+$/.test(name))
      .map((name) => `data-et-mv-hidden-${name}`);
    const selector = marks.map((mark) => `[${mark}]`).join();
    const find = () => {
      for (const one of [element, ...element.querySelectorAll(selector)])
        for (const mark of isIgnored(one) ? [] : marks)
          if (one.hasAttribute(mark)) shown.push(claim(one, `attr:${mark}`, null));
      return [];
    };
    const list = asList(page().global('diviElementMultiViewData')).slice(0, MOST);
    // What is hidden is looked for as what differs is, at the start and whenever something comes.
    const takeBack = applyRules(element.ownerDocument, [{ selector, find }, ...readRules(list, element)]);
    return () => {
      takeBack?.();
      for (const release of shown.reverse()) release();
    };
  }, [element]);
  return null;
}
