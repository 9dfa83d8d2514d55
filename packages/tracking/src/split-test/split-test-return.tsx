/** Somebody who has seen a test comes to a page that counts: an order, or a page with its shortcode (docs/reference/tracking.md#across-pages). */
import type { BehaviorProps } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { whenAllowed } from '../shared/allowed';
import { deleteCookie, idOf, type RecordType, readCookie, recordsOf, SHOP, shortcodeCookie, trialOf } from './records';

function count(element: Element): void {
  const owner = element.ownerDocument;
  const tracked = idOf(element.getAttribute('data-test_id'));
  const isOrder = element.matches('.et_pb_ab_shop_conversion');
  if (!isOrder && !tracked) return;
  const cookie = isOrder ? SHOP : shortcodeCookie(tracked);
  const type: RecordType = isOrder ? 'con_goal' : 'con_short';
  const trial = trialOf(readCookie(owner, cookie));
  if (!trial) return;
  deleteCookie(owner, cookie);
  void recordsOf(owner).add(trial, type);
}

export default function SplitTestReturn({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(
    () =>
      whenAllowed(element.ownerDocument, () => {
        count(element);
        return () => {};
      }),
    [element],
  );
  return null;
}
