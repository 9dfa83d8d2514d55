/** Icons of shop buttons: copies those of the module to the platform's buttons (docs/reference/shop.md#cart-modules). */
import { attribute, type BehaviorProps, documentOf, queryAll, useClaims, type WantedClaim } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { iconClaims } from '../shared/theme-claims';
import { useShop } from '../shared/use-shop';

/** Returns the words of an attribute that are safe in a selector. */
const wordsOf = (module: Element, name: string): string[] => attribute(module, name)?.match(/[\w-]+/g) ?? [];

function claimsOf(module: Element): WantedClaim[] {
  const names = wordsOf(module, 'data-button-names');
  const [className] = wordsOf(module, 'data-button-class');
  const [first] = names;
  return (first ? names : ['button']).flatMap((name) =>
    queryAll(module, first ? `button[name="${name}"]` : `[class~="${className}"]`).flatMap((button) => {
      const icons = iconClaims(button, (device) => attribute(module, `data-${name}-icon${device}`));
      const isMarked = icons[0] && button;
      return [...icons, [isMarked, 'class:et_pb_custom_button_icon', true], [isMarked, 'class:et_pb_button', true]];
    }),
  );
}

export default function ShopIcons({ element }: BehaviorProps): ReactNode {
  const [claims, setClaims] = useState(() => claimsOf(element));
  useShop(documentOf(element), 'updated_checkout updated_wc_div updated_cart_totals', () =>
    setClaims(claimsOf(element)),
  );
  useClaims(claims);
  return null;
}
