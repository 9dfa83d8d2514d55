/** A form of the plugin (docs/reference/plugin-forms.md): what happens to it on the page, told to its session. */
import { type BehaviorProps, useClass, useEvent } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { bring } from '../shared/bring';
import { isSettled, offerCalls, pluginApi, sessions } from './api';
import type { PluginFormConfig } from './config';
import { openSession } from './session';

export { config } from './config';

export default function PluginForm({ element, config }: BehaviorProps<PluginFormConfig | undefined>): ReactNode {
  const { form: found, misplaced } = config ?? {};
  const [settled, setSettled] = useState(isSettled);
  const form = settled && !misplaced ? found : undefined;
  useLayoutEffect(() => {
    if (form) {
      offerCalls(openSession);
      pluginApi()?.init?.(form);
      // There is none where the site, or the plugin's own script, keeps the form to itself.
      return sessions.get(form)?.stop;
    }
    if (!found && !misplaced) return;
    return bring(
      import('./left-alone').then((code) =>
        misplaced ? code.standIn(element) : code.awaitSettings(element, () => setSettled(true)),
      ),
    );
  }, [form, found, misplaced, element]);
  useClass(element, 'no-js', form && false);
  useClass(element, 'js', form && true);
  const hear = (event: Event) => form && sessions.get(form)?.hear(event);
  useEvent(form, 'focusin', hear);
  useEvent(form, 'change', hear);
  useEvent(form, 'input', hear);
  useEvent(form, 'click', hear);
  useEvent(form, 'reset', hear);
  useEvent(form, 'submit', hear);
  return null;
}
