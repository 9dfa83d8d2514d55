/** Form of Contact Form 7 (docs/reference/plugin-forms.md): checks, sends and shows the result without a page load. */
import { type BehaviorProps, member, useClass, useScope } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { openFormScope } from '../shared/form-scope';
import { hasSettings, pluginApi } from './api';
import { controllers, defineCalls } from './calls';
import type { PluginFormConfig } from './config';
import { mountForm } from './form-controller';

export { config } from './config';

export default function PluginForm({ element, config }: BehaviorProps<PluginFormConfig | undefined>): ReactNode {
  const { form: found, isMisplaced } = config ?? {};
  const [hasApi, setHasApi] = useState(hasSettings);
  const form = hasApi && !isMisplaced ? found : undefined;
  useScope(
    (scope) => {
      if (form) {
        scope.add(() => {
          for (const [one, controller] of controllers)
            if (one === form || member(element, 'contains')(one)) controller.dispose();
        });
        defineCalls(mountForm);
        // A site may replace `init`; then no controller is created.
        pluginApi()?.init?.(form);
      } else if (found || isMisplaced)
        scope.lazy(
          () => import('./unsupported'),
          (code) =>
            isMisplaced
              ? code.showMisplaced(openFormScope(scope), element)
              : code.awaitSettings(scope, element, () => setHasApi(true)),
        );
    },
    [form, found, isMisplaced, element],
  );
  useClass(element, 'no-js', form && false);
  useClass(element, 'js', form && true);
  return null;
}
