/** Mini cart; the code that fills it loads if the cart has items (docs/reference/shop.md#adding-to-the-cart). */
import { type BehaviorProps, closestTo, documentOf, useEvent, useLazy, useStyle } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useHasItems } from '../shared/use-has-items';

const loadFilled = () => import('./filled-cart');

export default function MiniCart({ element }: BehaviorProps): ReactNode {
  const owner = documentOf(element);
  const isFilled = useHasItems(owner);
  const [isRequested, setRequested] = useState(false);
  const widget = closestTo(closestTo(element, '.hide_cart_widget_if_empty'), '.widget_shopping_cart');
  useStyle(widget, 'display', isFilled === false ? 'none' : undefined);
  useEvent(owner.body, 'wc_fragment_refresh', () => setRequested(true));
  const Filled = useLazy(loadFilled, isFilled || isRequested);
  return Filled ? <Filled element={element} isRequested={isRequested} /> : null;
}
