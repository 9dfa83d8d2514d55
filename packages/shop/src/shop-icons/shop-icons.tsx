/** Icons of the shop's buttons, which the module says and the platform's buttons do not know (docs/reference/shop.md#cart-modules). */
import { type BehaviorProps, useClaims, type Wanted } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useShop } from '../shared/use-shop';

const DEVICES = ['', '-tablet', '-phone'];

/** @param name beginning of the attributes of the module that hold the icons */
const iconClaims = (module: Element, button: Element, name: string): Wanted[] => {
  const icons = DEVICES.flatMap((device): Wanted[] => {
    const icon = module.getAttribute(`data-${name}-icon${device}`);
    return icon ? [[button, `attr:data-icon${device}`, icon]] : [];
  });
  return icons.length > 0
    ? [...icons, [button, 'class:et_pb_custom_button_icon', true], [button, 'class:et_pb_button', true]]
    : [];
};

const words = (text: string | null) => text?.split(/[\s,]+/).filter((word) => /^[\w-]+$/.test(word)) ?? [];

function claimsOf(module: Element): Wanted[] {
  const names = words(module.getAttribute('data-button-names'));
  const [wanted] = words(module.getAttribute('data-button-class'));
  return names.length > 0
    ? names.flatMap((name) =>
        [...module.querySelectorAll(`button[name="${name}"]`)].flatMap((button) => iconClaims(module, button, name)),
      )
    : [...(wanted ? module.getElementsByClassName(wanted) : [])].flatMap((button) =>
        iconClaims(module, button, 'button'),
      );
}

export default function ShopIcons({ element }: BehaviorProps): ReactNode {
  const [claims, setClaims] = useState(() => claimsOf(element));
  useShop(element.ownerDocument, 'updated_checkout updated_wc_div updated_cart_totals', () =>
    setClaims(claimsOf(element)),
  );
  useClaims(claims);
  return null;
}
