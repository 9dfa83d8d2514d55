/** A contact form of the builder (contract part 2): sent in place, and faded while it waits. */
import { type BehaviorProps, type Motion, useAnimation, useClass, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useBuilderForm } from '../builder/use-builder-form';
import { openContactForm } from './session';

const FADED = 0.2;

const fade = (from: number, to: number): Motion => ({
  frames: () => [{ opacity: from }, { opacity: to }],
  hold: { opacity: from },
  duration: 200,
});
const OUT = fade(1, FADED);
const IN = fade(FADED, 1);

/** Everything is heard on the container, whose form is another one after each reply. */
export default function ContactForm({ element }: BehaviorProps): ReactNode {
  const open = useMemo(() => (onBusy: (busy: boolean) => void) => openContactForm(element, onBusy), [element]);
  const { session, busy, slow } = useBuilderForm(element, open);
  const [motion, setMotion] = useState<Motion | null>(null);
  // Who waits for long has to be able to read why.
  const faded = busy && !slow;
  useLayoutEffect(() => setMotion((before) => (faded ? OUT : before && IN)), [faded]);
  useStyle(element, 'opacity', faded ? `${FADED}` : undefined);
  useAnimation(element, motion, () => {});
  useClass(element, 'et_animated', busy ? false : undefined);
  useEvent(element, 'submit', (event) => {
    event.preventDefault();
    session?.submit(event.target as HTMLFormElement);
  });
  return null;
}
