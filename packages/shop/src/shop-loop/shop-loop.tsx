/** Lists of products: icons of their overlays and hover classes (docs/reference/shop.md#lists-of-products). */
import { type BehaviorProps, membersOf, useClaims, useEvent, type WantedClaim } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { iconClaims } from '../shared/theme-claims';
import { useShopBridge } from '../shared/use-shop';

function overlayClaims(module: Element): WantedClaim[] {
  const source = module.hasAttribute('data-icon')
    ? module
    : (module.querySelector('[data-icon]:not(.et_overlay,.et_pb_extra_overlay)') ?? module);
  return [...module.querySelectorAll('.et_overlay,.et_pb_extra_overlay')].flatMap((overlay) =>
    iconClaims(overlay, (device) => source.getAttribute(`data-icon${device}`), 'et_pb_inline_icon'),
  );
}

function itemClaims(module: Element): WantedClaim[] {
  const index = module.getAttribute('data-shortcode_index');
  if (!index || !/^\w+$/.test(index)) return [];
  return [...module.querySelectorAll('.product')].map((item, at) => [
    item,
    `class:et_pb_shop_item_${index}_${at}`,
    true,
  ]);
}

const HOVERED = '.price,.woocommerce-loop-product__title';

export default function ShopLoop({ element }: BehaviorProps): ReactNode {
  const [initialClaims] = useState(() => [...overlayClaims(element), ...itemClaims(element)]);
  const [hovered, setHovered] = useState<Element | null>();
  const updateHovered = ({ target }: Event) =>
    setHovered(
      membersOf(target as Element)
        .closest('.et_shop_image')
        ?.closest('.product'),
    );
  useEvent(element, 'pointerover', updateHovered);
  useEvent(element, 'pointerleave', () => setHovered(null));
  const hover = [...(hovered?.querySelectorAll(HOVERED) ?? [])].map((one): WantedClaim => [one, 'class:hover', true]);
  useClaims([...initialClaims, ...hover]);
  useShopBridge(element.ownerDocument);
  return null;
}
