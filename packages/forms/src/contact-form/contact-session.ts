/** One contact form, alive: it asks, checks, sends, and takes the server's reply. */
import { report } from '@enliven/core';
import { checkField, type Problem } from '../builder/check';
import { tellAnswer } from '../builder/events';
import { type Field, readFields } from '../builder/fields';
import { isHtmlEmail } from '../builder/html-email';
import { leave, nextPage } from '../builder/leave';
import { complain, markField } from '../builder/marks';
import { createNotice } from '../builder/notice';
import { text } from '../builder/texts';
import { fetchToken } from '../builder/token';
import type { BuilderLife, BuilderSession } from '../builder/use-builder-form';
import { isEmail } from '../shared/email';
import { sentenceFor, slowSentence } from '../shared/request';
import { askAnew, captchaOf, isWrong } from './captcha';
import { carryOver } from './carry-over';
import { deliver, destination, handOver } from './deliver';
import { identify } from './identity';
import { extraEntries, formEntries, ticked } from './payload';
import type { Reply } from './reply';

/** The theme's mark of what is wrong. */
const WRONG = 'et_contact_error';

/** @param life its ground is another one after each reply */
export function openContactForm(container: Element, life: BuilderLife): BuilderSession {
  const place = { package: '@enliven/forms', behavior: 'contact-form', element: container };
  /** As it came, once there is something else in its place. */
  let server: ChildNode[] | undefined;
  let notice = createNotice(life.ground.box);
  let busy = false;
  let stopped = false;

  function setBusy(form: Element, now: boolean): void {
    busy = now;
    life.ground.claims.set(form, 'attr:aria-busy', now ? 'true' : undefined);
    for (const button of form.querySelectorAll('.et_pb_contact_submit'))
      life.ground.claims.set(button, 'attr:aria-disabled', now ? 'true' : undefined);
    life.onBusy(now);
  }

  function check(form: HTMLFormElement, fields: readonly Field[], five: boolean): Problem[] {
    const problems = fields.flatMap((field) => checkField(field, five ? isHtmlEmail : isEmail) ?? []);
    const captcha = captchaOf(form);
    const asked = captcha && isWrong(captcha) && fields.find(({ inputs: [input] }) => input === captcha);
    if (asked) {
      problems.push({ field: asked, sentence: text('wrong_captcha'), missing: false });
      askAnew(captcha, life.ground.claims);
    }
    return problems;
  }

  /** The server's content instead of what was sent; what was typed into a form that was refused is in the fresh one. */
  function show({ nodes, sent }: Reply, typed: readonly Field[]): void {
    notice.stop();
    life.ground.stop();
    server ??= [...container.childNodes];
    container.replaceChildren(...nodes);
    if (!sent) carryOver(typed, container);
    life.ground = life.lay();
    const { box, claims } = life.ground;
    notice = createNotice(box);
    // The button that was pressed is gone.
    claims.set(box, 'attr:tabindex', '-1');
    box.focus();
  }

  async function send(form: HTMLFormElement, shown: Field[], hidden: Field[]): Promise<void> {
    const identity = identify(container);
    for (const field of shown)
      if (field.handle.matches('.et_pb_checkbox_handle'))
        life.ground.claims.set(field.handle, 'attr:value', ticked(field, identity));
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

  function submit(form: HTMLFormElement): void {
    if (busy) return;
    const { claims, conditions } = life.ground;
    notice.say();
    const fields = readFields(form);
    const hidden = fields.filter(({ wrapper }) => conditions?.hides(wrapper));
    const shown = fields.filter((field) => !hidden.includes(field));
    for (const field of fields) markField(field, claims, WRONG, false);
    const problems = check(form, shown, identify(container).five);
    if (problems.length > 0) {
      complain(problems, notice, claims, () => WRONG);
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
      notice.say(sentenceFor(error));
    });
  }

  return {
    // A field that the logic is about to hide is not asked for.
    submit: (form) => void life.ground.ready.then(() => stopped || submit(form)),
    slow: () => notice.say(slowSentence()),
    stop() {
      stopped = true;
      notice.stop();
      if (server) container.replaceChildren(...server);
    },
  };
}
