/** The small cart of a page; as long as nothing is in it, without the code that fills it (docs/reference/shop.md#adding-to-the-cart). */
import { type BehaviorProps, useEvent, useLazy, useStyle } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useFilled } from '../shared/use-filled';

const loadFilled = () => import('./filled-cart');

export default function MiniCart({ element }: BehaviorProps): ReactNode {
  const owner = element.ownerDocument;
  const filled = useFilled(owner);
  const [asked, setAsked] = useState(false);
  const widget = element.closest('.hide_cart_widget_if_empty')?.closest('.widget_shopping_cart');
  useStyle(widget, 'display', filled === false ? 'none' : undefined);
  useEvent(owner.body, 'wc_fragment_refresh', () => setAsked(true));
  const Filled = useLazy(loadFilled, filled || asked);
  return Filled ? <Filled element={element} asked={asked} /> : null;
}
