/** Multi-view data on an element (docs/reference/tracking.md#divi-4). */
import { asRecord, asText, attribute, type BehaviorProps, documentOf, useClass, useScope } from '@enliven/core';
import type { ReactNode } from 'react';
import { applyRules } from './apply-rules';
import { type Rule, reachOf, readRules } from './rules';

/** Most characters of the attribute: several versions of a whole module's content. */
const LONGEST = 400_000;

/** Reads the rules of an attribute; none for invalid data or data without a module's name. */
function readAttribute(source: Element): readonly Rule[] {
  try {
    const data = asRecord(JSON.parse(attribute(source, 'data-et-multi-view', LONGEST) ?? ''));
    const { schema, slug: moduleName, target: selector, hover_selector: hoverSelector } = data;
    const entries = Object.entries(asRecord(schema)).map(([action, data]) => ({
      action,
      data,
      moduleName,
      selector,
      hoverSelector,
    }));
    return asText(moduleName) ? readRules(entries, reachOf(source), source) : [];
  } catch {
    return [];
  }
}

/** Classes: `et_multi_view_swapped` on the element, `et_multi_view__hover_selector` and `et_multi_view__hovered` on its module. */
export default function MultiView({ element }: BehaviorProps): ReactNode {
  // Style sheets may hide the element until it has this class.
  useClass(element, 'et_multi_view_swapped', true);
  useScope((scope) => applyRules(scope, documentOf(element), readAttribute(element)), [element]);
  return null;
}
