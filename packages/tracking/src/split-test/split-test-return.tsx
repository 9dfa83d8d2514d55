/** Somebody who has seen a test comes to a page that counts: an order, or a page with its shortcode (docs/reference/tracking.md#across-pages). */
import type { BehaviorProps } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { whenAllowed } from '../shared/allowed';
import { addRecord, idOf, SHOP, shortcodeCookie, takeCookie, trialOf } from './records';

function count(element: Element): undefined {
  const owner = element.ownerDocument;
  const isOrder = element.matches('.et_pb_ab_shop_conversion');
  // Only the page of an order has it from the server; elsewhere an author may have written it.
  if (isOrder && !owner.body.matches('.woocommerce-order-received')) return;
  const [type, cookie] = isOrder
    ? (['con_goal', SHOP] as const)
    : (['con_short', shortcodeCookie(idOf(element.getAttribute('data-test_id')))] as const);
  const trial = trialOf(owner, takeCookie(owner, cookie));
  if (trial) void addRecord(trial, type);
}

export default function SplitTestReturn({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => whenAllowed(element.ownerDocument, () => count(element)), [element]);
  return null;
}
