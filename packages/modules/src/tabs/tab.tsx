/** One control of a tab set. */
import { isPlainPress, useAttr, useClass, useElementId, useEvent, useStyle } from '@enliven/core';
import type { TabParts } from './config';

interface TabProps {
  parts: TabParts;
  selected: boolean;
  /** Common height of all controls, null when they stand on top of each other. */
  height: string | null | undefined;
  onPress(): void;
  onKey(event: KeyboardEvent): void;
}

export function Tab({ parts: { control, link, panel }, selected, height, onPress, onKey }: TabProps): null {
  useClass(control, 'et_pb_tab_active', selected);
  useStyle(control, 'height', height ?? undefined);
  useAttr(control, 'role', control === link ? 'tab' : 'presentation');
  useAttr(link, 'role', 'tab');
  useAttr(link, 'aria-selected', selected);
  useAttr(link, 'aria-controls', useElementId(panel));
  useAttr(link, 'tabindex', selected ? 0 : -1);
  useEvent<MouseEvent>(control, 'click', (event) => {
    // With a modifier the visitor wants the link in a new tab of the browser.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPress();
  });
  useEvent<KeyboardEvent>(link, 'keydown', onKey);
  return null;
}
