/** One sign-up, alive: it asks, checks, sends, and thanks or says what is wrong. */
import { HttpError, report } from '@enliven/core';
import { checkField } from '../builder/check';
import { tellAnswer } from '../builder/events';
import { type Field, readFields } from '../builder/fields';
import { isHtmlEmail } from '../builder/html-email';
import { leave, nextPage } from '../builder/leave';
import { complain, markField } from '../builder/marks';
import { createNotice } from '../builder/notice';
import { text } from '../builder/texts';
import { fetchToken } from '../builder/token';
import type { BuilderLife, BuilderSession } from '../builder/use-builder-form';
import { slowSentence } from '../shared/request';
import { type Refusal, subscribe } from './answer';
import type { NewsletterConfig } from './config';
import { ajaxAddress, entryOf, signupValue } from './entry';
import { isCustom, ownFields } from './own-fields';
import { tellNextPage } from './redirect';

export function openNewsletter(
  element: Element,
  { form, button }: NewsletterConfig,
  { ground, onBusy }: BuilderLife,
): BuilderSession {
  const place = { package: '@enliven/forms', behavior: 'newsletter', element };
  const { box, claims } = ground;
  const notice = createNotice(box);
  /** A fresh one, where that of the page had grown old. */
  let nonce: string | undefined;
  let busy = false;
  let stopped = false;

  const show = (what: Element | null, shown: boolean) =>
    what && claims.set(what, 'style:display', shown ? 'block' : 'none');

  const say = (...paragraphs: string[]) => {
    // A live region has to be there before it speaks.
    show(box, paragraphs.length > 0);
    notice.say(...paragraphs);
  };

  function setBusy(now: boolean): void {
    busy = now;
    claims.set(button, 'class:et_pb_button_text_loading', now || undefined);
    claims.set(button, 'attr:aria-disabled', now ? 'true' : undefined);
    claims.set(form, 'attr:aria-busy', now ? 'true' : undefined);
    const loader = button.querySelector('.et_subscribe_loader');
    if (loader) claims.set(loader, 'style:display', now ? 'block' : undefined);
    onBusy(now);
  }

  const markOf = (field: Field) => (isCustom(field) ? 'et_contact_error' : 'et_pb_signup_error');

  async function thank(): Promise<void> {
    const url = tellNextPage(nextPage(element, place), element, form);
    const success = form.querySelector<HTMLElement>('.et_pb_newsletter_success');
    if (!url) {
      show(form.querySelector('.et_pb_newsletter_fields'), false);
      show(success, true);
      if (success) {
        claims.set(success, 'attr:role', 'status');
        claims.set(success, 'attr:tabindex', '-1');
        success.focus();
      }
    }
    await leave(element, url);
  }

  async function send(shown: readonly Field[], hidden: readonly Field[]): Promise<void> {
    const token = await fetchToken(element, `Divi/Module/EmailOptin/List/${signupValue(form, 'list_id')}`);
    let refusal: Refusal | undefined;
    try {
      refusal = await subscribe(
        ajaxAddress(),
        entryOf(form, shown, hidden, token, nonce),
        form.ownerDocument.location,
        (fresh) => {
          nonce = fresh;
        },
      );
    } catch (error) {
      report(error, place);
      // Without an answer it says why; an answer that makes no sense says nothing to a visitor.
      const why = error instanceof HttpError && !error.status && error.code !== 'invalid_json' ? [error.message] : [];
      if (!stopped) {
        setBusy(false);
        say(...why, text('subscription_failed'));
        tellAnswer(form, false);
      }
      return;
    }
    if (stopped) return;
    setBusy(false);
    tellAnswer(form, !refusal);
    if (refusal) say(refusal.sentence ?? text('subscription_failed'));
    else {
      say();
      await thank();
    }
  }

  function submit(): void {
    if (busy) return;
    say();
    const fields = readFields(form);
    const custom = fields.filter(isCustom);
    const hidden = custom.filter(({ wrapper }) => ground.conditions?.hides(wrapper));
    const shown = custom.filter((field) => !hidden.includes(field));
    const asked = [...ownFields(form, fields), ...shown];
    for (const field of [...asked, ...hidden]) markField(field, claims, markOf(field), false);
    if (!form.reportValidity()) return;
    const problems = asked.flatMap((field) => checkField(field, isHtmlEmail) ?? []);
    if (problems.length > 0) {
      show(box, true);
      complain(problems, notice, claims, markOf);
      return;
    }
    setBusy(true);
    send(shown, hidden).catch((error) => report(error, place));
  }

  return {
    // A field that the logic is about to hide is not asked for.
    submit: () => void ground.ready.then(() => stopped || submit()),
    slow: () => say(slowSentence()),
    stop() {
      stopped = true;
      notice.stop();
    },
  };
}
