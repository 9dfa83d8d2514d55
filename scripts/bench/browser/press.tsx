/** The behaviour that is measured: one listener, one class, one piece of state. */
import { type Behavior, useClass, useEvent } from '@enliven/core';
import { type ReactNode, useState } from 'react';

function Press({ element }: { element: Element }): ReactNode {
  const [on, setOn] = useState(false);
  useEvent(element, 'click', () => setOn(!on));
  useClass(element, 'is-on', on);
  return null;
}

/** Wakes at once, since it is the mounting that is measured and not the waiting. */
export const press: Behavior = {
  name: 'press',
  package: 'bench',
  selector: '.press',
  when: 'now',
  load: async () => ({ default: Press }),
};

/** Behaviours that look for something and find nothing, as most of a catalogue does on most pages. */
export const others = (count: number): Behavior[] =>
  Array.from({ length: count }, (_item, index) => ({ ...press, name: `other-${index}`, selector: `.other-${index}` }));
