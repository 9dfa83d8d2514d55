/** Tells the tag manager which fields of forms are entered and left (docs/reference/tracking.md#data-layer). */
import {
  asText,
  type BehaviorProps,
  lazy,
  MountContext,
  membersOf,
  page,
  type Release,
  siteOptions,
} from '@enliven/core';
import { type ReactNode, useContext, useLayoutEffect } from 'react';

const FIELD = 'input,select,textarea,button,meter,progress';

/** Of attributes: a field that is called `id` is what `form.id` answers with. */
const about = (element: Element | null | undefined, what: string) =>
  Object.fromEntries(
    ['ID', 'Name', 'Class'].map((part) => [
      what + part,
      element?.getAttribute(part) || `(no ${what} ${part === 'ID' ? part : part.toLowerCase()})`,
    ]),
  );

/** The page's own list, or a new one under its name. Core's `dataLayer` comes with all that asks for consent, which most pages do without. */
function layer(owner: Document): unknown[] {
  const name = asText(page().global('gtm4wp_datalayer_name')) ?? 'dataLayer';
  const known = page().global(name);
  if (Array.isArray(known)) return known;
  const made: unknown[] = [];
  const view = owner.defaultView as unknown as Record<string, unknown>;
  // Never in the place of something else.
  if (!(name in view)) view[name] = made;
  return made;
}

export default function FormFocus({ element }: BehaviorProps): ReactNode {
  const place = useContext(MountContext);
  useLayoutEffect(() => {
    const owner = element.ownerDocument;
    const { consent, formEvents } = siteOptions('tracking');
    function begin(): Release {
      const stop = new AbortController();
      function report({ type, target }: Event): void {
        const field = membersOf(target as Element).closest?.(FIELD);
        // The add-on may do it itself, sooner or later.
        if (!field || page().global('gtm4wp_form_move_inited')) return;
        layer(owner).push({
          event: `gtm4wp.formElement${type === 'focusin' ? 'Enter' : 'Leave'}`,
          ...about(field, 'input'),
          ...about((field as HTMLInputElement).form ?? field.closest('form'), 'form'),
        });
      }
      for (const type of ['focusin', 'focusout']) owner.addEventListener(type, report, stop);
      if (formEvents === true)
        lazy(
          () => import('./form-ends'),
          ({ reportEnds }) => reportEnds(owner, layer, stop),
          place,
        );
      return () => stop.abort();
    }
    // Previews are told by their address.
    return consent === true || owner.location.search
      ? lazy(
          () => import('../shared/allowed'),
          ({ whenAllowed }) => whenAllowed(owner, begin),
          place,
        )
      : begin();
  }, [element, place]);
  return null;
}
