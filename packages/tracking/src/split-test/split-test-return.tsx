/** Counts visitors of a test on later pages: an order, or a page with the test's shortcode (docs/reference/tracking.md#across-pages). */
import { attribute, type BehaviorProps, documentOf, matches, useScope } from '@enliven/core';
import type { ReactNode } from 'react';
import { runWithConsent } from '../shared/run-with-consent';
import { addRecord, idOf, parseTrial, SHOP, shortcodeCookie, takeCookie } from './records';

function count(element: Element): void {
  const owner = documentOf(element);
  const isOrder = matches(element, '.et_pb_ab_shop_conversion');
  // On other pages than that of an order, an author may have written the mark.
  if (isOrder && !matches(owner.body, '.woocommerce-order-received')) return;
  const [type, cookie] = isOrder
    ? (['con_goal', SHOP] as const)
    : (['con_short', shortcodeCookie(idOf(attribute(element, 'data-test_id')))] as const);
  const trial = parseTrial(owner, takeCookie(owner, cookie));
  if (trial) void addRecord(trial, type);
}

export default function SplitTestReturn({ element }: BehaviorProps): ReactNode {
  useScope((scope) => runWithConsent(scope, documentOf(element), () => count(element)), [element]);
  return null;
}
