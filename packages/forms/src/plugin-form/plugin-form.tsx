/** A form of the plugin (contract part 1): what happens to it on the page, told to its session. */
import { type BehaviorProps, report, useClass, useEvent } from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { bring } from '../shared/bring';
import { missing, offerCalls, pluginApi, sessions } from './api';
import type { PluginFormConfig } from './config';
import { openSession } from './session';

export { config } from './config';

const FIX = 'The browser sends the form; to have it sent in place, print the settings of the form plugin on the page.';
/** jQuery hands on only the members of events it knows. */
const SUBMITTER = ['submitter'];

export default function PluginForm({ element, config }: BehaviorProps<PluginFormConfig | undefined>): ReactNode {
  const { form: found, misplaced } = config ?? {};
  const [lack, setLack] = useState(missing);
  // Until the page tells where its server is, the browser sends the form as ever; scripts that are delayed may tell late.
  const waits = found && !misplaced && lack;
  const form = misplaced || lack ? undefined : found;
  useEvent(waits ? element : null, 'focusin', () => setLack(missing()));
  useEffect(() => {
    if (waits) report(new Error(`${waits} ${FIX}`), { package: '@enliven/forms', behavior: 'plugin-form', element });
  }, [waits, element]);
  useLayoutEffect(
    () => (misplaced ? bring(import('./misplaced').then((code) => code.standIn(element))) : undefined),
    [misplaced, element],
  );
  useLayoutEffect(() => {
    if (!form) return;
    offerCalls(openSession);
    pluginApi()?.init?.(form);
    // There is none where the site, or the plugin's own script, keeps the form to itself.
    return sessions.get(form)?.stop;
  }, [form]);
  useClass(element, 'no-js', form && false);
  useClass(element, 'js', form && true);
  const hear = (event: Event) => form && sessions.get(form)?.hear(event);
  useEvent(form, 'focusin', hear);
  useEvent(form, 'change', hear);
  useEvent(form, 'input', hear);
  useEvent(form, 'click', hear);
  useEvent(form, 'reset', hear);
  useEvent(form, 'submit', hear, SUBMITTER);
  return null;
}
