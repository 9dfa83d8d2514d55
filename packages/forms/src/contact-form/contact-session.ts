/** Sends a contact form and shows the server's reply. Lazy part: fetched on the first focus or press. */
import { HttpError } from '@enliven/core';
import { type Field, readFields } from '../builder/fields';
import { checkField, text } from '../builder/show-errors';
import { createSubmission } from '../builder/submission';
import type { FormSession, LiveForm } from '../builder/use-builder-form';
import { UNREADABLE } from '../shared/request';
import { hasGoneOn } from '../shared/reveal-message';
import {
  captchaOf,
  destination,
  extraEntries,
  formEntries,
  identify,
  isWrong,
  postForm,
  type Reply,
  renewCaptcha,
  ticked,
} from './post-form';

/** @param live its ground is another one after each reply */
export function createContactSession(container: Element, live: LiveForm): FormSession {
  /** The server's content, once it was replaced. */
  let server: ChildNode[] | undefined;

  /** Replaces the content by that of the reply; keeps what was typed if the form was refused. */
  function show({ nodes, sent }: Reply, typed: readonly Field[]): void {
    live.context.stop();
    server ??= [...container.childNodes];
    container.replaceChildren(...nodes);
    if (!sent) copyValues(typed, container);
    live.context = live.createContext();
    const { box, claims } = live.context;
    // The pressed button was replaced, so the focus moves to the message.
    claims.set(box, 'attr:tabindex', '-1');
    if (!hasGoneOn(container)) box.focus();
  }

  const session = createSubmission(container, live, {
    place: { package: '@enliven/forms', behavior: 'contact-form', element: container },
    requested: (_, fields) => fields,
    markOf: () => 'et_contact_error',
    check(form, shown) {
      const { five } = identify(container);
      const problems = shown.flatMap((field) => checkField(field, five) ?? []);
      const captcha = captchaOf(form);
      const field = captcha && isWrong(captcha) && shown.find(({ inputs: [input] }) => input === captcha);
      if (field) {
        problems.push({ field, sentence: text('wrong_captcha'), missing: false });
        renewCaptcha(captcha, live.context.claims);
      }
      return problems;
    },
    onErrors() {
      // The section has grown, so the theme's parallax has to measure it again.
      if (container.closest('.et_pb_section')?.querySelector('.et_parallax_bg'))
        container.ownerDocument.defaultView?.dispatchEvent(new Event('resize'));
    },
    action: () => identify(container).action,
    async send(form, shown, hidden, token) {
      const identity = identify(container);
      for (const field of shown)
        if (field.handle.matches('.et_pb_checkbox_handle'))
          live.context.claims.set(field.handle, 'attr:value', ticked(field, identity));
      const extras = extraEntries(form, identity, shown, hidden, token);
      const { url, own } = destination(form);
      if (!own) {
        await import('./submit-natively').then((code) => code.submitNatively(form, extras));
        return undefined;
      }
      const data = new URLSearchParams([...formEntries(form), ...extras]);
      const reply = await postForm(form, url, data, container);
      return {
        accepted: reply?.sent === true,
        show() {
          if (!reply)
            throw new HttpError(
              UNREADABLE,
              'The reply does not contain this form. Does its address answer with the page it is on?',
            );
          show(reply, [...shown, ...hidden]);
        },
      };
    },
  });

  return {
    ...session,
    stop() {
      session.stop();
      if (server) container.replaceChildren(...server);
    },
  };
}

/** Copies what was typed into the new form. */
function copyValues(typed: readonly Field[], fresh: Element): void {
  const fields = readFields(fresh);
  for (const { originalId, type, inputs } of typed) {
    const twin = originalId && fields.find((field) => field.originalId === originalId && field.type === type);
    if (!twin) continue;
    for (const [at, input] of inputs.entries()) {
      const other = twin.inputs[at];
      if (!other) continue;
      if (!twin.group) other.value = input.value;
      else (other as HTMLInputElement).checked = (input as HTMLInputElement).checked;
    }
  }
}
