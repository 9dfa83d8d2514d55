/** Measured behavior: one listener, one class, one piece of state. */
import { type Behavior, useClass, useEvent } from '@enliven/core';
import { type ReactNode, useState } from 'react';

function Press({ element }: { element: Element }): ReactNode {
  const [on, setOn] = useState(false);
  useEvent(element, 'click', () => setOn(!on));
  useClass(element, 'is-on', on);
  return null;
}

/** Measured behavior. It wakes at once, since only mounting is measured, not waiting. */
export const press: Behavior = {
  name: 'press',
  package: 'bench',
  selector: '.press',
  when: 'now',
  load: async () => ({ default: Press }),
};

/** Returns behaviors without matches, like most of the catalog on most pages. */
export const others = (count: number): Behavior[] =>
  Array.from({ length: count }, (_item, index) => ({ ...press, name: `other-${index}`, selector: `.other-${index}` }));
