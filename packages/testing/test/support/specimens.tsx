/** A behavior that passes every rule, and parts of behaviors that break one. */
import { type AnyBehavior, type BehaviorProps, Slot, useAnimation, useClass, useEvent } from '@enliven/core';
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { html } from '../../src';
import type { Conformance } from '../../src/stage';

export type Specimen = ComponentType<BehaviorProps>;

/** Creates a behavior on `.specimen` with the component. */
export const specimen = (component: Specimen, more: Partial<AnyBehavior> = {}): AnyBehavior => ({
  name: 'specimen',
  package: '@enliven/testing',
  selector: '.specimen',
  load: async () => ({ default: component }),
  ...more,
});

export const conformance: Conformance = {
  html: html`<div class="specimen  a" style="color:black"><button type="button">Open</button><input aria-label="Name"><p class="body">Text</p></div>`,
  act: (element) => element.querySelector('button')?.click(),
};

const FADE = { frames: () => [{ opacity: 0 }, { opacity: 1 }], duration: 50 };

/** Component that opens with an animation on press, and shows a label meanwhile. */
export function Sound({ element }: BehaviorProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [moving, setMoving] = useState(false);
  useClass(element, 'open', open);
  useEvent(element.querySelector('button'), 'click', () => {
    setOpen(!open);
    setMoving(true);
  });
  useAnimation(element.querySelector('.body'), moving ? FADE : null, () => setMoving(false));
  return moving ? <Slot at={element}>moving</Slot> : null;
}

/** Creates a component that runs `effect` on mount, and the returned function on unmount. */
export function doing(effect: (element: HTMLElement) => undefined | (() => void)): Specimen {
  return ({ element }) => {
    useLayoutEffect(() => effect(element as HTMLElement), [element]);
    return null;
  };
}
