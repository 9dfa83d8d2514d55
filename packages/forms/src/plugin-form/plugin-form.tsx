/** A form of the plugin (contract part 1): what happens to it on the page, told to its session. */
import { type BehaviorProps, report, useClass, useEvent, useTimeout, watchVisible } from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { NEAR, SLOW_AFTER } from '../shared/constants';
import { hasFormOptions } from '../shared/has-options';
import { useFetched } from '../shared/use-fetched';
import { missing, offerCalls, pluginApi, sessions } from './api';
import type { PluginFormConfig } from './config';
import type { PartEvent } from './part';
import { openSession } from './session';

export { config } from './config';

export default function PluginForm({ element, config }: BehaviorProps<PluginFormConfig | undefined>): ReactNode {
  const misplaced = config?.misplaced;
  useFetched(useMemo(() => (misplaced ? () => fetchStandIn(element) : undefined), [misplaced, element]));
  return config?.form && !misplaced ? <Settled element={element} form={config.form} /> : null;
}

const fetchStandIn = (element: Element) => import('./misplaced').then((code) => code.standIn(element));

interface FormProps {
  element: Element;
  form: HTMLFormElement;
}

const FIX = 'The browser sends the form; to have it sent in place, print the settings of the form plugin on the page.';

/** Until the page tells where its server is, the browser sends the form as ever; scripts that are delayed may tell late. */
function Settled({ element, form }: FormProps): ReactNode {
  const [lack, setLack] = useState(missing);
  useEvent(lack ? element : null, 'focusin', () => setLack(missing()));
  useEffect(() => {
    if (lack) report(new Error(`${lack} ${FIX}`), { package: '@enliven/forms', behavior: 'plugin-form', element });
  }, [lack, element]);
  return lack ? null : <Alive element={element} form={form} />;
}

/** jQuery hands on only the members of events it knows. */
const SUBMITTER = ['submitter'];

function Alive({ element, form }: FormProps): ReactNode {
  const [busy, setBusy] = useState(false);
  // There is none where the site, or the plugin's own script, keeps the form to itself.
  const session = () => sessions.get(form);
  const pass = ({ type, target }: Event) => session()?.happen(type as PartEvent, target as Element);
  useLayoutEffect(() => {
    offerCalls(openSession);
    pluginApi()?.init?.(form);
    const opened = sessions.get(form);
    if (opened) opened.onBusy = setBusy;
    return () => opened?.stop();
  }, [form]);
  useFetched(useMemo(() => (hasFormOptions(element) ? () => fetchExtras(element, form) : undefined), [element, form]));
  useEffect(() => {
    // Its riddles are old, for all to see.
    if (pluginApi()?.cached) return watchVisible(element, (near) => near && sessions.get(form)?.wake(), NEAR);
  }, [element, form]);
  useClass(element, 'no-js', false);
  useClass(element, 'js', true);
  useTimeout(() => session()?.ask('slow'), busy ? SLOW_AFTER : null);
  useEvent(form, 'focusin', (event) => {
    session()?.wake();
    pass(event);
  });
  useEvent(form, 'change', pass);
  useEvent(form, 'input', pass);
  useEvent(form, 'click', pass);
  useEvent(form, 'reset', () => session() && pluginApi()?.reset?.(form));
  useEvent<SubmitEvent>(
    form,
    'submit',
    (event) => {
      if (!session()) return;
      event.preventDefault();
      session()?.ask('press', event.submitter);
    },
    SUBMITTER,
  );
  return null;
}

/** Drafts and the tag manager, on sites that want them. */
const fetchExtras = (element: Element, form: HTMLFormElement) =>
  import('../shared/form-extras').then((code) =>
    code.followForm({
      root: element,
      answered: 'wpcf7submit',
      onRestored: () => sessions.get(form)?.restored(),
    }),
  );
