/** A contact form of the builder (docs/reference/builder-forms.md#contact-forms): sent in place, and faded while it waits. */
import { type BehaviorProps, type Motion, useAnimation, useClass, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { dataOf, readFields } from '../builder/fields';
import { layGround } from '../builder/ground';
import { type BuilderKind, useBuilderForm } from '../builder/use-builder-form';

const FADED = 0.2;

const fade = (from: number, to: number): Motion => ({
  frames: [{ opacity: from }, { opacity: to }],
  duration: 200,
});
const OUT = fade(1, FADED);
const IN = fade(FADED, 1);

const kindOf = (element: Element): BuilderKind => ({
  lay: () => layGround(element, readFields(element), 'et-pb-contact-message'),
  load: (life) => import('./contact-session').then((code) => () => code.openContactForm(element, life)),
});

/** Older pages keep the answer of a box in a text field beside it. */
function copyAnswer({ parentElement, checked }: HTMLInputElement): void {
  const twin = parentElement?.querySelector<HTMLInputElement>(':scope > [data-checked]');
  if (twin) twin.value = dataOf(twin, checked ? 'checked' : 'unchecked');
}

/** Everything is heard on the container, whose form is another one after each reply. */
export default function ContactForm({ element }: BehaviorProps): ReactNode {
  useEvent(element, 'change', ({ target }) => {
    if ((target as Element).matches('input[type=checkbox]')) copyAnswer(target as HTMLInputElement);
  });
  const { submit, wait } = useBuilderForm(
    element,
    useMemo(() => kindOf(element), [element]),
  );
  const [motion, setMotion] = useState<Motion | null>(null);
  // Who waits for long has to be able to read why.
  const faded = wait === 'short';
  useLayoutEffect(() => setMotion((before) => (faded ? OUT : before && IN)), [faded]);
  useStyle(element, 'opacity', faded ? `${FADED}` : undefined);
  useAnimation(element, motion, () => {});
  useClass(element, 'et_animated', wait === 'no' ? undefined : false);
  useEvent(element, 'submit', (event) => {
    event.preventDefault();
    submit(event.target as HTMLFormElement);
  });
  return null;
}
