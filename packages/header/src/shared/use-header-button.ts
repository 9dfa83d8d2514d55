/** Buttons of headers, with their names and expanded states. */
import { matches, useButton, useClaims, useEvent, useLabel } from '@enliven/core';

export interface ButtonOptions {
  /** Whether its panel is open; undefined for buttons without a panel. */
  expanded?: boolean | undefined;
  /** Accessible name, if the element has none. */
  label: string;
  /** Id of its panel. */
  controls?: string | undefined;
  onPress(event: MouseEvent): void;
}

/** Makes a plain element of the theme a button. Real buttons and links do not change. */
export function useHeaderButton(
  element: HTMLElement | null,
  { expanded, label, controls, onPress }: ButtonOptions,
): void {
  useButton(matches(element, 'button,a[href]') ? null : element);
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
