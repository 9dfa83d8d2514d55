/** The buttons of headers, with their names and what they open. */
import { useAttr, useButton, useClaims, useEvent } from '@enliven/core';
import { useState } from 'react';
import { useFocusStyle } from './use-focus-style';

/** What the page says itself stays; it is read once, since later our own words are there. */
export function useLabel(element: Element | null, label: string): void {
  const [named] = useState(() => element?.matches('[aria-label],[aria-labelledby]'));
  useAttr(element, 'aria-label', named ? undefined : label);
}

export interface ButtonOptions {
  /** Undefined for buttons that open nothing. */
  expanded?: boolean | undefined;
  /** What it says where it has no words of its own. */
  label: string;
  /** Id of what it opens. */
  controls?: string | undefined;
  onPress(event: MouseEvent): void;
}

/** Makes a button of what the theme prints as a plain element; a real one, or a link, is pressed as it is. */
export function useHeaderButton(
  element: HTMLElement | null,
  { expanded, label, controls, onPress }: ButtonOptions,
): void {
  useButton(element?.matches('button,a[href]') ? null : element);
  useFocusStyle(element);
  useLabel(element, label);
  useClaims([
    [expanded !== undefined && element, 'attr:aria-expanded', expanded],
    [controls && element, 'attr:aria-controls', controls],
  ]);
  useEvent<MouseEvent>(element, 'click', (event) => {
    event.preventDefault();
    onPress(event);
  });
}
