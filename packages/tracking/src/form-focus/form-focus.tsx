/** Pushes the focus and blur of form fields to the tag manager (docs/reference/tracking.md#data-layer). */
import {
  asText,
  attribute,
  type BehaviorProps,
  closestTo,
  documentOf,
  page,
  siteOptions,
  useScope,
} from '@enliven/core';
import type { ReactNode } from 'react';

const FIELD = 'input,select,textarea,button,meter,progress';

/** Reads attributes, not members: for a form with a field named `id`, `form.id` is that field. */
const describe = (element: Element | null | undefined, kind: string) =>
  Object.fromEntries(
    ['ID', 'Name', 'Class'].map((part) => [
      kind + part,
      attribute(element, part) || `(no ${kind} ${part === 'ID' ? part : part.toLowerCase()})`,
    ]),
  );

/** Returns the page's list, or a new one. Core's `dataLayer` includes the code for consent, which most pages do not need. */
function getLayer(owner: Document): unknown[] {
  const name = asText(page().global('gtm4wp_datalayer_name')) ?? 'dataLayer';
  const known = page().global(name);
  if (Array.isArray(known)) return known;
  const layer: unknown[] = [];
  const view = owner.defaultView as unknown as Record<string, unknown>;
  // Never replaces another global.
  if (!(name in view)) view[name] = layer;
  return layer;
}

export default function FormFocus({ element }: BehaviorProps): ReactNode {
  useScope(
    (scope) => {
      const owner = documentOf(element);
      const { consent, formEvents } = siteOptions('tracking');
      function report({ type, target }: Event): void {
        const field = closestTo(target, FIELD);
        // The add-on's own script may start at any time.
        if (!field || page().global('gtm4wp_form_move_inited')) return;
        getLayer(owner).push({
          event: `gtm4wp.formElement${type === 'focusin' ? 'Enter' : 'Leave'}`,
          ...describe(field, 'input'),
          ...describe((field as HTMLInputElement).form ?? closestTo(field, 'form'), 'form'),
        });
      }
      function run(): void {
        for (const type of ['focusin', 'focusout']) scope.on(owner, type, report);
        if (formEvents === true)
          scope.lazy(
            () => import('./report-form-results'),
            (code) => code.reportFormResults(scope, owner, getLayer),
          );
      }
      // The address shows whether the page is a preview.
      if (consent === true || owner.location.search)
        scope.lazy(
          () => import('../shared/run-with-consent'),
          (code) => code.runWithConsent(scope, owner, run),
        );
      else run();
    },
    [element],
  );
  return null;
}
