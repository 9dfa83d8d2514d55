/** Names what the theme has left without a name. */
import { useAttr } from '@enliven/core';
import { useState } from 'react';

/** What the page says itself stays; it is read once, since later our own words are there. */
export function useLabel(element: Element | null, label: string): void {
  const [named] = useState(() => element?.matches('[aria-label],[aria-labelledby]'));
  useAttr(element, 'aria-label', named ? undefined : label);
}
