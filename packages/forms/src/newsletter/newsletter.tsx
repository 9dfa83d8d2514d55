/** A newsletter sign-up (docs/reference/builder-forms.md#sign-ups): pressed by mouse or keyboard, and sent in place. */
import { type BehaviorProps, isComposing, lazy, membersOf, useAttr, useClass, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { createFormContext } from '../builder/form-context';
import { type FormType, useBuilderForm } from '../builder/use-builder-form';
import { hasFormOptions } from '../shared/on-demand';
import { PLACE } from '../shared/request';
import { type NewsletterConfig, visitorFields } from './config';

export { config } from './config';

export default function Newsletter({ element, config }: BehaviorProps<NewsletterConfig | undefined>): ReactNode {
  const feed = config?.feed && hasFormOptions() ? config : undefined;
  useLayoutEffect(
    () =>
      feed
        ? lazy(
            () => import('./feed'),
            (code) => code.openFeed(feed),
            PLACE,
          )
        : undefined,
    [feed],
  );
  return config && !config.feed ? <SignUp element={element} config={config} /> : null;
}

const formTypeOf = (element: Element, config: NewsletterConfig): FormType => ({
  createContext: () =>
    createFormContext(config.form, visitorFields(config.form), 'et_pb_newsletter_result et_pb_newsletter_error'),
  load: (live) =>
    import('./newsletter-session').then((code) => () => code.createNewsletterSession(element, config, live)),
});

function SignUp({ element, config }: BehaviorProps<NewsletterConfig>): ReactNode {
  const { form, button } = config;
  const { submit, wait } = useBuilderForm(
    element,
    useMemo(() => formTypeOf(element, config), [element, config]),
  );
  const busy = wait !== 'no';
  const isLink = button.localName === 'a';

  function send(event: Event): void {
    event.preventDefault();
    submit(form);
  }

  useClass(button, 'et_pb_button_text_loading', busy || undefined);
  useStyle(button.querySelector('.et_subscribe_loader'), 'display', busy ? 'block' : undefined);
  useAttr(button, 'role', isLink ? 'button' : undefined);
  useEvent(button, 'click', send);
  useEvent(form, 'submit', send);
  useEvent<KeyboardEvent>(form, 'keydown', (event) => {
    const { key, repeat } = event;
    const target = event.target as Element;
    const field = key === 'Enter' && membersOf(target).matches('.et_pb_newsletter_field input.input');
    // Browsers click a link again and again while Enter is held.
    const pressed = isLink && target === button && (key === ' ' || (key === 'Enter' && repeat));
    if (!(field || pressed) || isComposing(event)) return;
    event.preventDefault();
    if (!repeat) submit(form);
  });
  return null;
}
