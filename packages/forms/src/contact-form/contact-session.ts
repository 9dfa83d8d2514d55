/** Sends a contact form and shows the server's reply. Lazy part: fetched on the first focus or press. */
import { closestTo, documentOf, HttpError, matches, member, query } from '@enliven/core';
import { checkField } from '../builder/check-field';
import { type Field, readFields } from '../builder/fields';
import { createSubmission } from '../builder/submission';
import { themeText } from '../builder/theme-text';
import type { FormSession, LiveForm } from '../builder/use-builder-form';
import { INVALID_REPLY } from '../shared/messages';
import { isFocusElsewhere } from '../shared/reveal-message';
import { captchaOf, hasWrongSum, renewCaptcha } from './captcha';
import { extraEntries, formEntries, joinValues } from './entries';
import { identify } from './identity';
import { destinationOf, postForm, type Reply } from './post-form';

export function createContactSession(container: Element, live: LiveForm): FormSession {
  let isReplaced = false;

  /** Replaces the content by that of the reply; keeps the values if the form was refused. */
  function show({ nodes, isAccepted }: Reply, fields: readonly Field[]): void {
    live.context.scope.dispose();
    if (!isReplaced) {
      const serverContent = [...member(container, 'childNodes')];
      live.scope.add(() => member(container, 'replaceChildren')(...serverContent));
    }
    isReplaced = true;
    member(container, 'replaceChildren')(...nodes);
    if (!isAccepted) copyValues(fields, container);
    live.context = live.createContext();
    const { liveRegion, scope } = live.context;
    // The pressed button was replaced, so the focus moves to the message.
    scope.put(liveRegion, 'attr:tabindex', '-1');
    if (!isFocusElsewhere(container)) liveRegion.focus();
  }

  return createSubmission(container, live, {
    requestedFields: (_, fields) => fields,
    errorClassOf: () => 'et_contact_error',
    check(form, shown) {
      const { isDivi5 } = identify(container);
      const errors = shown.flatMap((field) => checkField(field, isDivi5) ?? []);
      const captcha = captchaOf(form);
      const field = captcha && hasWrongSum(captcha) && shown.find(({ inputs: [input] }) => input === captcha);
      if (field) {
        errors.push({ field, message: themeText('wrong_captcha'), isMissing: false });
        renewCaptcha(captcha, live.context.scope);
      }
      return errors;
    },
    onErrors() {
      // The section has grown, so the theme's parallax has to measure it again.
      if (query(closestTo(container, '.et_pb_section'), '.et_parallax_bg'))
        documentOf(container).defaultView?.dispatchEvent(new Event('resize'));
    },
    action: () => identify(container).action,
    async send(form, shown, hidden, token) {
      const identity = identify(container);
      for (const field of shown)
        if (matches(field.handle, '.et_pb_checkbox_handle'))
          live.context.scope.put(field.handle, 'attr:value', joinValues(field, identity));
      const extras = extraEntries(form, identity, shown, hidden, token);
      const { url, isSameOrigin } = destinationOf(form);
      if (!isSameOrigin) {
        await import('./submit-natively').then((code) => code.submitNatively(form, extras));
        return undefined;
      }
      const data = new URLSearchParams([...formEntries(form), ...extras]);
      const reply = await postForm(form, url, data, container);
      return {
        isAccepted: reply?.isAccepted === true,
        show() {
          if (!reply)
            throw new HttpError(
              INVALID_REPLY,
              'the reply does not contain this form. The address of the form must answer with the page that contains it.',
            );
          show(reply, [...shown, ...hidden]);
        },
      };
    },
  });
}

/** Copies the values of fields into the new form. */
function copyValues(from: readonly Field[], newForm: Element): void {
  const fields = readFields(newForm);
  for (const { originalId, type, inputs } of from) {
    const twin = originalId && fields.find((field) => field.originalId === originalId && field.type === type);
    if (!twin) continue;
    for (const [at, input] of inputs.entries()) {
      const other = twin.inputs[at];
      if (!other) continue;
      if (!twin.isGroup) other.value = input.value;
      else (other as HTMLInputElement).checked = (input as HTMLInputElement).checked;
    }
  }
}
