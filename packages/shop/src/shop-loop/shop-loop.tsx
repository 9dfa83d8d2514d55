/** Lists of products: icons of their overlays and hover classes (docs/reference/shop.md#lists-of-products). */
import {
  attribute,
  type BehaviorProps,
  closestTo,
  documentOf,
  member,
  query,
  queryAll,
  useClaims,
  useEvent,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { iconClaims } from '../shared/theme-claims';
import { useShopBridge } from '../shared/use-shop';

function overlayClaims(module: Element): WantedClaim[] {
  const source = member(module, 'hasAttribute')('data-icon')
    ? module
    : (query(module, '[data-icon]:not(.et_overlay,.et_pb_extra_overlay)') ?? module);
  return queryAll(module, '.et_overlay,.et_pb_extra_overlay').flatMap((overlay) =>
    iconClaims(overlay, (device) => attribute(source, `data-icon${device}`), 'et_pb_inline_icon'),
  );
}

function itemClaims(module: Element): WantedClaim[] {
  const index = attribute(module, 'data-shortcode_index');
  if (!index || !/^\w+$/.test(index)) return [];
  return queryAll(module, '.product').map((item, at) => [item, `class:et_pb_shop_item_${index}_${at}`, true]);
}

const HOVERED = '.price,.woocommerce-loop-product__title';

export default function ShopLoop({ element }: BehaviorProps): ReactNode {
  const [initialClaims] = useState(() => [...overlayClaims(element), ...itemClaims(element)]);
  const [hovered, setHovered] = useState<Element | null>();
  const updateHovered = ({ target }: Event) => setHovered(closestTo(closestTo(target, '.et_shop_image'), '.product'));
  useEvent(element, 'pointerover', updateHovered);
  useEvent(element, 'pointerleave', () => setHovered(null));
  const hover = queryAll(hovered, HOVERED).map((one): WantedClaim => [one, 'class:hover', true]);
  useClaims([...initialClaims, ...hover]);
  useShopBridge(documentOf(element));
  return null;
}
