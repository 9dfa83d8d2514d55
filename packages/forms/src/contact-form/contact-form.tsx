/** A contact form of the builder (contract part 2): what happens to it on the page, told to its session. */
import { type BehaviorProps, type Motion, useAnimation, useClass, useEvent, useStyle, useTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { LOGIC_DELAY } from '../builder/constants';
import { ANSWERED } from '../builder/events';
import { showsBadge } from '../builder/token';
import { SLOW_AFTER } from '../shared/constants';
import { hasFormOptions } from '../shared/options';
import { useFetched } from '../shared/use-fetched';
import { type ContactSession, openContactForm } from './session';

const FADED = 0.2;

const fade = (from: number, to: number): Motion => ({
  frames: () => [{ opacity: from }, { opacity: to }],
  hold: { opacity: from },
  duration: 200,
});
const OUT = fade(1, FADED);
const IN = fade(FADED, 1);

function useSession(element: Element, setBusy: (busy: boolean) => void): ContactSession | undefined {
  const [session, setSession] = useState<ContactSession>();
  useLayoutEffect(() => {
    const opened = openContactForm(element, setBusy);
    setSession(opened);
    return () => opened.stop();
  }, [element, setBusy]);
  return session;
}

/** Everything is heard on the container, whose form is another one after each reply. */
export default function ContactForm({ element }: BehaviorProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [typed, setTyped] = useState(false);
  const [motion, setMotion] = useState<Motion | null>(null);
  const session = useSession(element, setBusy);

  useLayoutEffect(() => {
    setMotion((before) => (busy ? OUT : before && IN));
    if (!busy) setSlow(false);
  }, [busy]);
  // Who waits for long has to be able to read why.
  useStyle(element, 'opacity', busy && !slow ? `${FADED}` : undefined);
  useAnimation(element, slow ? IN : motion, () => {});
  useClass(element, 'et_animated', busy ? false : undefined);
  useClass(element.ownerDocument.body, 'et_pb_recaptcha_enabled', showsBadge(element) || undefined);
  useTimeout(
    () => {
      setSlow(true);
      session?.slow();
    },
    busy ? SLOW_AFTER : null,
  );

  useEvent(element, 'submit', (event) => {
    event.preventDefault();
    session?.submit(event.target as HTMLFormElement);
  });
  useEvent(element, 'change', ({ target }) => session?.changed(target as Element));
  useEvent(element, 'keydown', () => setTyped(true));
  useEvent(element, 'input', () => setTyped(true));
  useTimeout(
    () => {
      setTyped(false);
      session?.changed();
    },
    typed ? LOGIC_DELAY : null,
  );
  useEvent(element, 'focusin', ({ target }) => session?.focus(target as Element, true));
  useEvent(element, 'focusout', ({ target }) => session?.focus(target as Element, false));
  useFetched(useMemo(() => extrasOf(element, session), [element, session]));
  return null;
}

/** Drafts and the tag manager, on sites that want them. */
function extrasOf(element: Element, session: ContactSession | undefined): (() => Promise<() => void>) | undefined {
  const form = element.querySelector('form');
  if (!session || !form || !hasFormOptions()) return undefined;
  return async () => {
    const { followForm } = await import('../shared/extras');
    return followForm({ form, name: element.id, answered: ANSWERED, onRestored: () => session.changed() });
  };
}
