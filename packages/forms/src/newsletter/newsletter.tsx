/** A newsletter sign-up (docs/reference/builder-forms.md#sign-ups), sent in place. */
import {
  type BehaviorProps,
  isComposing,
  matches,
  query,
  useAttr,
  useClass,
  useEvent,
  useScope,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useMemo } from 'react';
import { createFormContext } from '../builder/form-context';
import { type FormType, useBuilderForm } from '../builder/use-builder-form';
import { hasFormOptions } from '../shared/start-extras';
import { type NewsletterConfig, visitorFields } from './config';

export { config } from './config';

export default function Newsletter({ element, config }: BehaviorProps<NewsletterConfig | undefined>): ReactNode {
  const feed = config?.isFeed && hasFormOptions() ? config : undefined;
  useScope(
    (scope) => {
      if (feed)
        scope.lazy(
          () => import('./feed'),
          (code) => code.openFeed(scope, feed),
        );
    },
    [feed],
  );
  return config && !config.isFeed ? <SignUp element={element} config={config} /> : null;
}

const formTypeOf = (element: Element, config: NewsletterConfig): FormType => ({
  createContext: (scope) =>
    createFormContext(config.form, scope, visitorFields(config.form), 'et_pb_newsletter_result et_pb_newsletter_error'),
  load: (live) =>
    import('./newsletter-session').then((code) => () => code.createNewsletterSession(element, config, live)),
});

function SignUp({ element, config }: BehaviorProps<NewsletterConfig>): ReactNode {
  const { form, button } = config;
  const { submit, wait } = useBuilderForm(
    element,
    useMemo(() => formTypeOf(element, config), [element, config]),
  );
  const isBusy = wait !== 'no';
  const isLink = button.localName === 'a';

  function send(event: Event): void {
    event.preventDefault();
    submit(form);
  }

  useClass(button, 'et_pb_button_text_loading', isBusy || undefined);
  useStyle(query(button, '.et_subscribe_loader'), 'display', isBusy ? 'block' : undefined);
  useAttr(button, 'role', isLink ? 'button' : undefined);
  useEvent(button, 'click', send);
  useEvent(form, 'submit', send);
  useEvent<KeyboardEvent>(form, 'keydown', (event) => {
    const { key, repeat } = event;
    const target = event.target as Element;
    const isFieldSent = key === 'Enter' && matches(target, '.et_pb_newsletter_field input.input');
    // Browsers click a link repeatedly while Enter is held.
    const isButtonPressed = isLink && target === button && (key === ' ' || (key === 'Enter' && repeat));
    if (!(isFieldSent || isButtonPressed) || isComposing(event)) return;
    event.preventDefault();
    if (!repeat) submit(form);
  });
  return null;
}
