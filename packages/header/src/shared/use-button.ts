/** Makes a button of what the theme prints as a plain element, for keyboard and screen reader. */
import { useAttr, useClaims, useEvent } from '@enliven/core';
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

/** Presses that ask the browser for something else go by. */
export function useButton(element: HTMLElement | null, { expanded, label, controls, onPress }: ButtonOptions): void {
  const plain = element?.matches('button,a[href]') ? null : element;
  useFocusStyle(element);
  useLabel(element, label);
  useClaims([
    [plain, 'attr:role', 'button'],
    [plain, 'attr:tabindex', '0'],
    [expanded !== undefined && element, 'attr:aria-expanded', expanded],
    [controls && element, 'attr:aria-controls', controls],
  ]);
  useEvent<MouseEvent>(element, 'click', (event) => {
    event.preventDefault();
    onPress(event);
  });
  useEvent<KeyboardEvent>(plain, 'keydown', (event) => {
    if (event.target !== plain || !/^(Enter| )$/.test(event.key)) return;
    event.preventDefault();
    // A click, so that everything else on the page that waits for one hears it too.
    if (!event.repeat) plain?.click();
  });
}
