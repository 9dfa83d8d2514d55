/** Multi-view data on an element (docs/reference/tracking.md#divi-4). */
import { type BehaviorProps, useClass } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { applyRules } from './multi-view-controller';
import { readAttribute } from './read-attribute';

/** Classes: `et_multi_view_swapped` on the element, `et_multi_view__hover_selector` and `et_multi_view__hovered` on its module. */
export default function MultiView({ element }: BehaviorProps): ReactNode {
  // Whatever it says, style sheets may hide it until then.
  useClass(element, 'et_multi_view_swapped', true);
  useLayoutEffect(() => applyRules(element.ownerDocument, readAttribute(element)), [element]);
  return null;
}
