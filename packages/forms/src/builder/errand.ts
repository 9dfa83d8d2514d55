/** The way of a builder's form to its server and back: asked, checked, sent once, and answered (contract §2.3, §3.2). */
import { type Place, report } from '@enliven/core';
import { slowSentence } from '../shared/request';
import type { Problem } from './check';
import { tellAnswer } from './events';
import { type Field, readFields } from './fields';
import { leave, nextPage } from './leave';
import { complain, markField } from './marks';
import { createNotice, type Notice } from './notice';
import { fetchToken } from './token';
import type { BuilderLife, BuilderSession } from './use-builder-form';

interface Outcome {
  accepted: boolean;
  /**
   * Shows the answer.
   *
   * @param next where the visitor is sent afterwards
   */
  show(next?: URL): void;
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
  /** What a visitor reads when that goes wrong. */
  sentences(error: unknown): string[];
}

interface Underway extends BuilderSession {
  /** Says it in the notice of the ground as it is now. */
  notice: Notice;
}

export function openErrand(element: Element, life: BuilderLife, errand: Errand): Underway {
  const { place } = errand;
  let busy = false;
  let stopped = false;

  function setBusy(now: boolean): void {
    busy = now;
    life.onBusy(now);
  }

  async function send(form: HTMLFormElement, shown: readonly Field[], hidden: readonly Field[]): Promise<void> {
    setBusy(true);
    try {
      const token = await fetchToken(element, errand.action(form));
      const outcome = stopped ? undefined : await errand.send(form, shown, hidden, token);
      if (stopped) return;
      setBusy(false);
      if (!outcome) return;
      tellAnswer(form, outcome.accepted);
      const next = outcome.accepted ? nextPage(element, place) : undefined;
      outcome.show(next);
      if (outcome.accepted) await leave(element, next);
    } catch (error) {
      report(error, place);
      if (stopped) return;
      if (busy) {
        setBusy(false);
        tellAnswer(form, false);
      }
      underway.notice.say(...errand.sentences(error));
    }
  }

  function submit(form: HTMLFormElement): void {
    if (busy || stopped) return;
    const { claims, conditions } = life.ground;
    const { notice } = underway;
    notice.say();
    const asked = errand.asked(form, readFields(form));
    const hidden = asked.filter(({ wrapper }) => conditions?.hides(wrapper));
    const shown = asked.filter((field) => !hidden.includes(field));
    for (const field of asked) markField(field, claims, errand.markOf(field), false);
    const problems = errand.check(form, shown);
    if (problems?.length === 0) void send(form, shown, hidden);
    else if (problems) {
      complain(problems, notice, claims, errand.markOf);
      errand.complained?.();
    }
  }

  const underway: Underway = {
    notice: createNotice(life.ground),
    // A field that the logic is about to hide is not asked for.
    submit: (form) => void life.ground.ready.then(() => submit(form)),
    slow: () => underway.notice.say(slowSentence()),
    stop() {
      stopped = true;
      underway.notice.stop();
    },
  };
  return underway;
}
