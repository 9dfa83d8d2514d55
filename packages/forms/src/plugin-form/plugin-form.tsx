/** Mounts a form of the plugin and forwards events to its controller (docs/reference/plugin-forms.md). */
import { type BehaviorProps, lazyPart, useClass, useEvent } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { PLACE } from '../shared/constants';
import { controllers, hasSettings, offerCalls, pluginApi } from './api';
import { createFormController } from './form-controller';

export default function PluginForm({ element, config }: BehaviorProps<PluginFormConfig | undefined>): ReactNode {
  const { form: found, misplaced } = config ?? {};
  const [settled, setSettled] = useState(hasSettings);
  const form = settled && !misplaced ? found : undefined;
  useLayoutEffect(() => {
    if (form) {
      offerCalls(createFormController);
      pluginApi()?.init?.(form);
      // There is none if the site has replaced `init`.
      return controllers.get(form)?.stop;
    }
    if (!found && !misplaced) return;
    return lazyPart(
      import('./unsupported'),
      (code) => (misplaced ? code.showMisplaced(element) : code.awaitSettings(element, () => setSettled(true))),
      PLACE,
    );
  }, [form, found, misplaced, element]);
  useClass(element, 'no-js', form && false);
  useClass(element, 'js', form && true);
  const handleEvent = (event: Event) => form && controllers.get(form)?.handleEvent(event);
  useEvent(form, 'focusin', handleEvent);
  useEvent(form, 'change', handleEvent);
  useEvent(form, 'input', handleEvent);
  useEvent(form, 'click', handleEvent);
  useEvent(form, 'reset', handleEvent);
  useEvent(form, 'submit', handleEvent);
  return null;
}

/** Reads a wrapper of the form plugin. */
export interface PluginFormConfig {
  form: HTMLFormElement | undefined;
  /** Inside another form, where browsers keep no form of its own. */
  misplaced: boolean;
}

export function config(element: Element): PluginFormConfig {
  return {
    form: [...element.children].find((child): child is HTMLFormElement => child.localName === 'form'),
    misplaced: element.hasAttribute('data-wpcf7-id') && element.parentElement?.closest('form') != null,
  };
}
