/** What happens to a form of the builder on the page: the same for both kinds, whose own code comes when it is used. */
import { page, report, useAttr, useClass, useEvent, useTimeout } from '@enliven/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import { FAILED, SLOW_AFTER } from '../shared/constants';
import { hasFormOptions } from '../shared/has-options';
import { createLate, type Late } from '../shared/late';
import { useFetched } from '../shared/use-fetched';
import { ENABLED, showsBadge } from './badge';
import { ringChoice } from './choices';
import { ANSWERED } from './events';
import type { Ground } from './ground';

/** Checks, sends and answers. */
export interface BuilderSession {
  submit(form: HTMLFormElement): void;
  /** Says that it takes longer than usual. */
  slow(): void;
  stop(): void;
}

/** A form while it is alive. */
export interface BuilderLife {
  /** Another one when the server's reply brings a fresh form. */
  ground: Ground;
  lay(): Ground;
  /** Hears when an answer is waited for, and when it has come. */
  onBusy(busy: boolean): void;
}

export interface BuilderKind {
  lay(): Ground;
  load(life: BuilderLife): Promise<BuilderSession>;
}

interface Opened extends BuilderLife, Pick<Late<BuilderSession>, 'use'> {
  slow(): void;
  stop(): void;
}

function openLife(
  { lay, load }: BuilderKind,
  onBusy: (busy: boolean) => void,
  onLost: (error: unknown) => void,
): Opened {
  const late = createLate(
    () => load(life),
    (error) => {
      onLost(error);
      const { box, claims } = life.ground;
      claims.set(box, 'style:display', 'block');
      claims.text(box, page().text('form_failed') ?? FAILED);
    },
  );
  const life: Opened = {
    ground: lay(),
    lay,
    onBusy,
    use: late.use,
    slow: () => late.here?.slow(),
    stop() {
      late.stop();
      life.ground.stop();
    },
  };
  return life;
}

export interface BuilderForm {
  submit(form: HTMLFormElement): void;
  /** Waits for an answer. */
  busy: boolean;
  /** Has waited for long. */
  slow: boolean;
}

/** @param kind the same on every render */
export function useBuilderForm(element: Element, kind: BuilderKind): BuilderForm {
  const [life, setLife] = useState<Opened>();
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  useLayoutEffect(() => {
    const onBusy = (now: boolean) => {
      setBusy(now);
      setSlow(false);
    };
    const opened = openLife(kind, onBusy, (error) => report(error, { package: '@enliven/forms', element }));
    setLife(opened);
    return opened.stop;
  }, [kind, element]);

  useClass(element.ownerDocument.body, ENABLED, showsBadge(element) || undefined);
  const pressed = busy ? element.querySelector('form') : null;
  useAttr(pressed, 'aria-busy', true);
  useAttr(pressed?.querySelector('.et_pb_contact_submit,.et_pb_newsletter_button'), 'aria-disabled', true);
  useTimeout(
    () => {
      setSlow(true);
      life?.slow();
    },
    busy ? SLOW_AFTER : null,
  );
  const decideSoon = () => life?.ground.conditions?.decideSoon();
  useEvent(element, 'keydown', decideSoon);
  useEvent(element, 'input', decideSoon);
  useEvent(element, 'change', () => life?.ground.conditions?.decide());
  useEvent(element, 'focusin', ({ target }) => {
    if (!life) return;
    life.use();
    ringChoice(target as Element, life.ground.claims, true);
  });
  useEvent(element, 'focusout', ({ target }) => life && ringChoice(target as Element, life.ground.claims, false));
  useFetched(useMemo(() => life && fetchExtras(element, life), [element, life]));
  return { submit: (form) => life?.use((session) => session.submit(form)), busy, slow };
}

/** Drafts and the tag manager, on sites that want them. */
function fetchExtras(element: Element, life: BuilderLife): (() => Promise<() => void>) | undefined {
  if (!hasFormOptions(element)) return undefined;
  const onRestored = () => life.ground.conditions?.decide();
  return () =>
    import('../shared/form-extras').then((code) => code.followForm({ root: element, answered: ANSWERED, onRestored }));
}
