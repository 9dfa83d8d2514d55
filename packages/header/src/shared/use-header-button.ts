/** The buttons of headers, with their names and what they open. */
import { useButton, useClaims, useEvent, useLabel } from '@enliven/core';

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
  useLabel(element, label);
  useClaims([
    [element, 'attr:aria-expanded', expanded],
    [element, 'attr:aria-controls', controls],
  ]);
  useEvent<MouseEvent>(element, 'click', (event) => {
    event.preventDefault();
    onPress(event);
  });
}
