/** One contact form, alive: what it asks, and what becomes of the server's reply. */
import { HttpError } from '@enliven/core';
import { checkField } from '../builder/check';
import { openErrand } from '../builder/errand';
import type { Field } from '../builder/fields';
import { text } from '../builder/texts';
import type { BuilderLife, BuilderSession } from '../builder/use-builder-form';
import { UNREADABLE } from '../shared/request';
import { askAnew, captchaOf, isWrong } from './captcha';
import { carryOver } from './carry-over';
import { deliver, destination } from './deliver';
import { identify } from './identity';
import { extraEntries, formEntries, ticked } from './payload';
import type { Reply } from './reply';

/** @param life its ground is another one after each reply */
export function openContactForm(container: Element, life: BuilderLife): BuilderSession {
  /** As it came, once there is something else in its place. */
  let server: ChildNode[] | undefined;

  /** The server's content instead of what was sent; what was typed into a form that was refused is in the fresh one. */
  function show({ nodes, sent }: Reply, typed: readonly Field[]): void {
    life.ground.stop();
    server ??= [...container.childNodes];
    container.replaceChildren(...nodes);
    if (!sent) carryOver(typed, container);
    life.ground = life.lay();
    const { box, claims } = life.ground;
    // The button that was pressed is gone.
    claims.set(box, 'attr:tabindex', '-1');
    box.focus();
  }

  const session = openErrand(container, life, {
    place: { package: '@enliven/forms', behavior: 'contact-form', element: container },
    asked: (_, fields) => fields,
    markOf: () => 'et_contact_error',
    check(form, shown) {
      const { five } = identify(container);
      const problems = shown.flatMap((field) => checkField(field, five) ?? []);
      const captcha = captchaOf(form);
      const field = captcha && isWrong(captcha) && shown.find(({ inputs: [input] }) => input === captcha);
      if (field) {
        problems.push({ field, sentence: text('wrong_captcha'), missing: false });
        askAnew(captcha, life.ground.claims);
      }
      return problems;
    },
    complained() {
      // The section is higher now, and what moves behind it has to know.
      if (container.closest('.et_pb_section')?.querySelector('.et_parallax_bg'))
        container.ownerDocument.defaultView?.dispatchEvent(new Event('resize'));
    },
    action: () => identify(container).action,
    async send(form, shown, hidden, token) {
      const identity = identify(container);
      for (const field of shown)
        if (field.handle.matches('.et_pb_checkbox_handle'))
          life.ground.claims.set(field.handle, 'attr:value', ticked(field, identity));
      const extras = extraEntries(form, identity, shown, hidden, token);
      const { url, own } = destination(form);
      if (!own) {
        await import('./hand-over').then((code) => code.handOver(form, extras));
        return undefined;
      }
      const data = new URLSearchParams([...formEntries(form), ...extras]);
      const reply = await deliver(form, url, data, container);
      return {
        accepted: reply?.sent === true,
        show() {
          if (!reply)
            throw new HttpError(
              UNREADABLE,
              'The reply does not contain this form. Does its address answer with the page it is on?',
            );
          show(reply, shown);
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
