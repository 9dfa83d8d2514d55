/** A contact form of the builder (docs/reference/builder-forms.md#contact-forms): sent in place, and faded during the request. */
import {
  type BehaviorProps,
  type Motion,
  matches,
  query,
  useAnimation,
  useClass,
  useEvent,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { dataOf, readFields } from '../builder/fields';
import { createFormContext } from '../builder/form-context';
import { type FormType, useBuilderForm } from '../builder/use-builder-form';
import { changedFields } from '../shared/changed-fields';

const FADED_OPACITY = 0.2;

const fade = (from: number, to: number): Motion => ({
  frames: [{ opacity: from }, { opacity: to }],
  duration: 200,
});
const FADE_OUT = fade(1, FADED_OPACITY);
const FADE_IN = fade(FADED_OPACITY, 1);

const formTypeOf = (element: Element): FormType => ({
  createContext: (scope) => createFormContext(element, scope, readFields(element), 'et-pb-contact-message'),
  load: (live) => import('./contact-session').then((code) => () => code.createContactSession(element, live)),
});

/** Copies the state of a checkbox to the text field beside it, which older pages send. */
function copyState({ parentElement, checked }: HTMLInputElement): void {
  const twin = query<HTMLInputElement>(parentElement, ':scope > [data-checked]');
  if (twin) twin.value = dataOf(twin, checked ? 'checked' : 'unchecked');
}

/** Listens on the container, since each reply replaces the form. */
export default function ContactForm({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => {
    // Choices from before the mount.
    for (const field of changedFields(element)) if (field.type === 'checkbox') copyState(field);
  }, [element]);
  useEvent(element, 'change', ({ target }) => {
    if (matches(target as Element, 'input[type=checkbox]')) copyState(target as HTMLInputElement);
  });
  const { submit, wait } = useBuilderForm(
    element,
    useMemo(() => formTypeOf(element), [element]),
  );
  const [motion, setMotion] = useState<Motion | null>(null);
  // After five seconds a message is shown, which must be readable.
  const isFaded = wait === 'short';
  useLayoutEffect(() => setMotion((before) => (isFaded ? FADE_OUT : before && FADE_IN)), [isFaded]);
  useStyle(element, 'opacity', isFaded ? `${FADED_OPACITY}` : undefined);
  useAnimation(element, motion, () => {});
  useClass(element, 'et_animated', wait === 'no' ? undefined : false);
  useEvent(element, 'submit', (event) => {
    event.preventDefault();
    submit(event.target as HTMLFormElement);
  });
  return null;
}
