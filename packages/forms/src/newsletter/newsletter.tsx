/** A newsletter sign-up (contract part 3): pressed by mouse or keyboard, and sent in place. */
import { type BehaviorProps, useEvent } from '@enliven/core';
import { type ReactNode, useMemo } from 'react';
import { useBuilderForm } from '../builder/use-builder-form';
import { hasFormOptions } from '../shared/options';
import { useFetched } from '../shared/use-fetched';
import type { NewsletterConfig } from './config';
import { openNewsletter } from './session';

export { config } from './config';

export default function Newsletter({ element, config }: BehaviorProps<NewsletterConfig | undefined>): ReactNode {
  const feed = config?.feed && hasFormOptions() ? config : undefined;
  useFetched(useMemo(() => (feed ? () => import('./feed').then(({ openFeed }) => openFeed(feed)) : undefined), [feed]));
  return config && !config.feed ? <SignUp element={element} config={config} /> : null;
}

function SignUp({ element, config }: BehaviorProps<NewsletterConfig>): ReactNode {
  const { form, button } = config;
  const open = useMemo(
    () => (onBusy: (busy: boolean) => void) => openNewsletter(element, config, onBusy),
    [element, config],
  );
  const { session } = useBuilderForm(element, open);

  function send(event: Event): void {
    event.preventDefault();
    session?.submit();
  }

  useEvent(button, 'click', send);
  useEvent(form, 'submit', send);
  useEvent<KeyboardEvent>(form, 'keydown', (event) => {
    const { key, isComposing } = event;
    const target = event.target as Element;
    const field = key === 'Enter' && target.matches('.et_pb_newsletter_field input.input');
    const pressed = key === ' ' && target === button && button.localName === 'a';
    if ((field && !isComposing) || pressed) send(event);
  });
  return null;
}
