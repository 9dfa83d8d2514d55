/** Multi-view data of a page (docs/reference/tracking.md#divi-5). */
import {
  asList,
  type BehaviorProps,
  documentOf,
  isIgnored,
  member,
  page,
  parseBreakpoints,
  queryAll,
  useScope,
} from '@enliven/core';
import type { ReactNode } from 'react';
import { applyRules } from './apply-rules';
import { readRules } from './rules';

/** Most entries that are read; no page has as many. */
const MOST = 1000;

/** Events on the window: `divi:multiView:setContent`, `…:setAttrs`, `…:setStyle`, `…:setClassName`, `…:setVisibility`. */
export default function MultiViewList({ element }: BehaviorProps): ReactNode {
  useScope(
    (scope) => {
      const breakpoints = parseBreakpoints(page().global('diviBreakpointData')).map(({ name }) => name.toLowerCase());
      /** Attributes by which style sheets hide elements that differ on a device, until a script has applied the values. */
      const marks = [...new Set(['tablet', 'phone', ...breakpoints])]
        .filter((name) => /^\w+$/.test(name))
        .map((name) => `data-et-mv-hidden-${name}`);
      const selector = marks.map((mark) => `[${mark}]`).join();
      const find = () => {
        for (const one of [element, ...queryAll(element, selector)])
          for (const mark of isIgnored(one) ? [] : marks)
            if (member(one, 'hasAttribute')(mark)) scope.claim(one, `attr:${mark}`, null);
        return [];
      };
      const list = asList(page().global('diviElementMultiViewData')).slice(0, MOST);
      // Hidden elements are found as the elements of rules are: at the start and when markup is inserted.
      applyRules(scope, documentOf(element), [{ selector, find }, ...readRules(list, element)]);
    },
    [element],
  );
  return null;
}
