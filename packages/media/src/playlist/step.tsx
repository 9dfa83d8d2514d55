/** The server's next and previous, made into buttons. */
import { useAttr, useEvent } from '@enliven/core';

export interface StepProps {
  element: Element;
  label: string;
  onPress(): void;
}

export function Step({ element, label, onPress }: StepProps): null {
  useAttr(element, 'role', 'button');
  useAttr(element, 'tabindex', 0);
  useAttr(element, 'aria-label', label);
  useEvent(element, 'click', onPress);
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) onPress();
  });
  return null;
}
