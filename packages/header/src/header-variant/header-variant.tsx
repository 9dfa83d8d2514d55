/** A header that does more than to be fixed: what it is told by, and from where on it is fixed. */
import type { BehaviorProps } from '@enliven/core';
import type { ReactNode } from 'react';
import { fixedFrom } from '../header/geometry';
import type { HeaderVariant, OpenVariant } from '../header/header-controller';
import { topOf } from '../header/read-header';
import { useHeader } from '../header/use-header';
import { hideHeader } from './hidden';
import { splitLogo } from './split-logo';
import { giveRoom, watchedElement } from './transparent';
import { placeVertical } from './vertical';

const openVariant: OpenVariant = (parts, update): HeaderVariant => {
  const is = (selector: string) => parts.owner.body.matches(selector);
  if (is('.et_vertical_nav')) {
    const vertical = placeVertical(parts);
    return is('.et_vertical_fixed') ? { ...vertical, from: () => topOf(parts, parts.content) } : vertical;
  }
  const transparent = is('.et_transparent_nav');
  const hidden = parts.fixedNav && is('.et_hide_nav,.et_hide_nav_disabled') ? hideHeader(parts, update) : undefined;
  const room = transparent ? giveRoom(parts, () => hidden?.isHidden() === true) : undefined;
  const all: HeaderVariant[] = [hidden, room, is('.et_header_style_split') ? splitLogo(parts) : undefined].filter(
    (one) => one !== undefined,
  );
  const from: HeaderVariant['from'] = (size) => {
    const watched = topOf(parts, transparent ? watchedElement(parts, size.adminBar) : parts.content);
    return hidden?.showsFrom(size, watched) ?? fixedFrom(size, watched);
  };
  return {
    from: parts.fixedNav && (transparent || hidden) ? from : undefined,
    update(size, fixed, resized) {
      for (const one of all) one.update(size, fixed, resized);
    },
    end() {
      for (const one of all) one.end();
    },
  };
};

export default function VariantOfHeader({ element }: BehaviorProps): ReactNode {
  useHeader(element, openVariant);
  return null;
}
