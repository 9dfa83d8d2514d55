/** The way of a builder's form to its server and back: asked, checked, sent once, and answered (docs/reference/builder-forms.md). */
import { inTime, type Place, report } from '@enliven/core';
import { makeBusy, sentenceFor } from '../shared/request';
import { announce } from './announce';
import { wantsToken } from './badge';
import type { Problem } from './check';
import { tellAnswer } from './events';
import { dataOf, type Field, readFields } from './fields';
import { complain, markField } from './marks';
import { say } from './notice';
import type { Redirect } from './redirect';
import type { BuilderLife, BuilderSession } from './use-builder-form';

interface Outcome {
  accepted: boolean;
  /**
   * Shows the answer.
   *
   * @param next where the visitor is sent afterwards
   */
  show(next?: Redirect): void;
}

/** What one kind of form does its own way. */
interface Errand {
  place: Place;
  /** Of all fields those that it asks for. */
  asked(form: HTMLFormElement, fields: readonly Field[]): readonly Field[];
  /** The theme's mark of what is wrong. */
  markOf(field: Field): string;
  /** @returns what is wrong; undefined when the browser has said it already */
  check(form: HTMLFormElement, shown: readonly Field[]): readonly Problem[] | undefined;
  /** After complaints. */
  complained?(): void;
  /** What the spam protection is told. */
  action(form: HTMLFormElement): string;
  /** @returns undefined when the browser takes it from here */
  send(
    form: HTMLFormElement,
    shown: readonly Field[],
    hidden: readonly Field[],
    token: string,
  ): Promise<Outcome | undefined>;
  /** What a visitor reads when that goes wrong. @default what all forms say */
  sentences?(error: unknown): string[];
}

export function openErrand(element: Element, life: BuilderLife, errand: Errand): BuilderSession {
  const { place } = errand;
  let sending = false;
  let stopped = false;
  /** On its way before anybody needs it; without it a visitor stays. */
  const wanted = dataOf(element, 'redirect_url');
  const redirect = wanted
    ? import('./redirect').then((code) => code.createRedirect(wanted, element, place))
    : undefined;
  // Told when it is needed.
  redirect?.catch(() => {});
  const lost = (error: unknown): undefined => {
    report(error, place);
  };
  /** Says that nobody waits any more. */
  let idle = () => {};

  async function send(form: HTMLFormElement, shown: readonly Field[], hidden: readonly Field[]): Promise<void> {
    const settle = () => {
      sending = false;
      idle();
      life.onWait('no');
    };
    sending = true;
    life.onWait('short');
    idle = makeBusy(form, life.ground.claims, (words) => {
      say(life.ground, words);
      life.onWait('long');
    });
    try {
      // Where the service is not there, fails or keeps silent, the server decides.
      const token = wantsToken(element)
        ? await inTime(import('./token').then((code) => code.fetchToken(errand.action(form)))).catch(() => '')
        : '';
      const outcome = stopped ? undefined : await errand.send(form, shown, hidden, token);
      // Under way until it is known where to: a second press would send it twice.
      const next = redirect && outcome?.accepted ? await inTime(redirect).catch(lost) : undefined;
      if (stopped) return;
      settle();
      if (!outcome) return;
      const { accepted } = outcome;
      tellAnswer(form, accepted);
      outcome.show(next);
      if (accepted) await announce(element);
      next?.follow();
    } catch (error) {
      report(error, place);
      if (stopped) return;
      if (sending) {
        settle();
        tellAnswer(form, false);
      }
      say(life.ground, ...(errand.sentences?.(error) ?? [sentenceFor(error)]));
    }
  }

  function submit(form: HTMLFormElement): void {
    if (sending || stopped) return;
    const { ground } = life;
    const { claims, conditions } = ground;
    say(ground);
    const asked = errand.asked(form, readFields(form));
    const hidden = asked.filter(({ wrapper }) => conditions?.hides(wrapper));
    const shown = asked.filter((field) => !hidden.includes(field));
    for (const field of asked) markField(field, claims, errand.markOf(field), false);
    const problems = errand.check(form, shown);
    if (problems?.length === 0) void send(form, shown, hidden);
    else if (problems) {
      complain(problems, ground, errand.markOf);
      errand.complained?.();
    }
  }

  return {
    // A field that the logic is about to hide is not asked for.
    submit: (form) => void life.ground.ready.then(() => submit(form)),
    stop() {
      stopped = true;
      idle();
    },
  };
}
