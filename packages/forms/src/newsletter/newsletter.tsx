/** A newsletter sign-up (contract part 3): what happens to it on the page, told to its session. */
import { type BehaviorProps, useClass, useEvent, useTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { LOGIC_DELAY } from '../builder/constants';
import { ANSWERED } from '../builder/events';
import { showsBadge } from '../builder/token';
import { SLOW_AFTER } from '../shared/constants';
import { hasFormOptions } from '../shared/options';
import { useFetched } from '../shared/use-fetched';
import type { NewsletterConfig } from './config';
import { type NewsletterSession, openNewsletter } from './session';

export { config } from './config';

export default function Newsletter({ element, config }: BehaviorProps<NewsletterConfig | undefined>): ReactNode {
  const feed = config?.feed && hasFormOptions() ? config : undefined;
  useFetched(useMemo(() => (feed ? () => import('./feed').then(({ openFeed }) => openFeed(feed)) : undefined), [feed]));
  return config && !config.feed ? <SignUp element={element} config={config} /> : null;
}

function SignUp({ element, config }: BehaviorProps<NewsletterConfig>): ReactNode {
  const { form, button } = config;
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(false);
  const [session, setSession] = useState<NewsletterSession>();
  useLayoutEffect(() => {
    const opened = openNewsletter(element, config, setBusy);
    setSession(opened);
    return () => opened.stop();
  }, [element, config]);

  function send(event: Event): void {
    event.preventDefault();
    session?.submit();
  }

  useClass(element.ownerDocument.body, 'et_pb_recaptcha_enabled', showsBadge(element) || undefined);
  useTimeout(() => session?.slow(), busy ? SLOW_AFTER : null);
  useEvent(button, 'click', send);
  useEvent(form, 'submit', send);
  useEvent<KeyboardEvent>(form, 'keydown', (event) => {
    const { key, isComposing } = event;
    const target = event.target as Element;
    const field = key === 'Enter' && target.matches('.et_pb_newsletter_field input.input');
    const pressed = key === ' ' && target === button && button.localName === 'a';
    if ((field && !isComposing) || pressed) send(event);
    else setTyped(true);
  });
  useEvent(form, 'input', () => setTyped(true));
  useEvent(form, 'change', () => session?.changed());
  useTimeout(
    () => {
      setTyped(false);
      session?.changed();
    },
    typed ? LOGIC_DELAY : null,
  );
  useEvent(form, 'focusin', ({ target }) => session?.focus(target as Element, true));
  useEvent(form, 'focusout', ({ target }) => session?.focus(target as Element, false));
  useFetched(useMemo(() => extrasOf(element, form, session), [element, form, session]));
  return null;
}

/** Drafts and the tag manager, on sites that want them. */
function extrasOf(
  { id }: Element,
  form: HTMLFormElement,
  session: NewsletterSession | undefined,
): (() => Promise<() => void>) | undefined {
  if (!session || !hasFormOptions()) return undefined;
  return async () => {
    const { followForm } = await import('../shared/extras');
    return followForm({ form, name: id, answered: ANSWERED, onRestored: session.changed });
  };
}
