/** One contact form, alive: it asks, checks, sends, and takes the server's reply. */
import { report } from '@enliven/core';
import { checkField, type Problem } from '../builder/check';
import { freeChoices, ringChoice } from '../builder/choices';
import { type Conditions, createConditions } from '../builder/conditions';
import { tellAnswer } from '../builder/events';
import { dataOf, type Field, readFields, text } from '../builder/fields';
import { isHtmlEmail } from '../builder/html-email';
import { leave, nextPage } from '../builder/leave';
import { complain, markField } from '../builder/marks';
import { nameField } from '../builder/names';
import { createNotice, type Notice } from '../builder/notice';
import { fetchToken } from '../builder/token';
import type { BuilderSession } from '../builder/use-builder-form';
import { type Claims, createClaims } from '../shared/claims';
import { isEmail } from '../shared/email';
import { sentenceFor, slowSentence } from '../shared/request';
import { askAnew, captchaOf, isWrong } from './captcha';
import { carryOver } from './carry-over';
import { deliver, destination, handOver } from './deliver';
import { identify } from './identity';
import { extraEntries, formEntries, ticked } from './payload';
import type { Reply } from './reply';

export interface ContactSession extends BuilderSession {
  submit(form: HTMLFormElement): void;
}

/** The theme's mark of what is wrong. */
const WRONG = 'et_contact_error';

/** What belongs to the content of the container, which changes with every reply. */
interface Content {
  claims: Claims;
  conditions: Conditions;
  notice: Notice;
  box: Element;
}

/** @param onBusy hears when an answer is waited for, and when it has come */
export function openContactForm(container: Element, onBusy: (busy: boolean) => void): ContactSession {
  const place = { package: '@enliven/forms', behavior: 'contact-form', element: container };
  const server = [...container.childNodes];
  let content = settle();
  let replaced = false;
  let busy = false;
  let stopped = false;

  function settle(): Content {
    const claims = createClaims();
    const box =
      container.querySelector('.et-pb-contact-message') ??
      claims.insert(container, 'afterbegin', 'div', 'et-pb-contact-message');
    const conditions = createConditions(container, claims);
    freeChoices(container, claims);
    for (const field of readFields(container)) nameField(field, claims);
    conditions.decide();
    return { claims, conditions, notice: createNotice(box, claims), box };
  }

  function give({ claims, conditions, notice }: Content): void {
    conditions.stop();
    notice.stop();
    claims.stop();
  }

  function setBusy(form: Element, now: boolean): void {
    busy = now;
    content.claims.set(form, 'attr:aria-busy', now ? 'true' : undefined);
    for (const button of form.querySelectorAll('.et_pb_contact_submit'))
      content.claims.set(button, 'attr:aria-disabled', now ? 'true' : undefined);
    onBusy(now);
  }

  function check(form: HTMLFormElement, fields: readonly Field[], five: boolean): Problem[] {
    const problems = fields.flatMap((field) => checkField(field, five ? isHtmlEmail : isEmail) ?? []);
    const captcha = captchaOf(form);
    const asked = captcha && isWrong(captcha) && fields.find(({ inputs: [input] }) => input === captcha);
    if (asked) {
      problems.push({ field: asked, sentence: text('wrong_captcha'), missing: false });
      askAnew(captcha, content.claims);
    }
    return problems;
  }

  /** The server's content instead of what was sent; what was typed into a form that was refused is in the fresh one. */
  function show({ nodes, sent }: Reply, typed: readonly Field[]): void {
    give(content);
    container.replaceChildren(...nodes);
    replaced = true;
    if (!sent) carryOver(typed, container);
    content = settle();
    // The button that was pressed is gone.
    content.claims.set(content.box, 'attr:tabindex', '-1');
    (content.box as HTMLElement).focus();
  }

  async function send(form: HTMLFormElement, shown: Field[], hidden: Field[]): Promise<void> {
    const identity = identify(container);
    for (const field of shown)
      if (field.handle.matches('.et_pb_checkbox_handle'))
        content.claims.set(field.handle, 'attr:value', ticked(field, identity));
    const token = await fetchToken(container, identity.action);
    if (stopped) return;
    const extras = extraEntries(form, identity, shown, hidden, token);
    const { url, own } = destination(form);
    if (!own) {
      handOver(form, extras);
      setBusy(form, false);
      return;
    }
    const data = new URLSearchParams([...formEntries(form), ...extras]);
    const reply = await deliver(form, url, data, container);
    if (stopped) return;
    setBusy(form, false);
    tellAnswer(form, reply?.sent === true);
    if (!reply)
      throw new Error('The reply does not contain this form. Does its address answer with the page it is on?');
    show(reply, shown);
    if (reply.sent) await leave(container, nextPage(container, place));
  }

  return {
    submit(form) {
      if (busy) return;
      content.notice.say();
      const fields = readFields(form);
      const hidden = fields.filter(({ wrapper }) => content.conditions.hides(wrapper));
      const shown = fields.filter((field) => !hidden.includes(field));
      for (const field of fields) markField(field, content.claims, WRONG, false);
      const problems = check(form, shown, identify(container).five);
      if (problems.length > 0) {
        complain(problems, content.notice, content.claims, () => WRONG);
        // The section is higher now, and what moves behind it has to know.
        if (container.closest('.et_pb_section')?.querySelector('.et_parallax_bg'))
          container.ownerDocument.defaultView?.dispatchEvent(new Event('resize'));
        return;
      }
      setBusy(form, true);
      send(form, shown, hidden).catch((error) => {
        report(error, place);
        if (stopped) return;
        if (busy) setBusy(form, false);
        content.notice.say(sentenceFor(error));
      });
    },
    changed(target) {
      // Older pages keep the answer of a box in a text field beside it.
      const twin =
        target?.matches('input[type=checkbox]') && target.parentElement?.querySelector(':scope > [data-checked]');
      if (twin instanceof HTMLInputElement)
        twin.value = dataOf(twin, (target as HTMLInputElement).checked ? 'checked' : 'unchecked');
      content.conditions.decide();
    },
    typed: () => content.conditions.decideSoon(),
    slow: () => content.notice.say(slowSentence()),
    focus: (target, focused) => ringChoice(target, content.claims, focused),
    stop() {
      stopped = true;
      give(content);
      if (replaced) container.replaceChildren(...server);
    },
  };
}
