/** What happens to a form of the builder on the page: the same for both kinds, whose own code comes when it is used. */
import { report, useClass, useEvent } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import { bringExtras } from '../shared/extras';
import { createLate } from '../shared/late';
import { sentenceFor } from '../shared/request';
import { ENABLED, showsBadge } from './badge';
import { ringChoice } from './choices';
import { ANSWERED } from './events';
import type { Ground } from './ground';

/** Checks, sends and answers. */
export interface BuilderSession {
  submit(form: HTMLFormElement): void;
  stop(): void;
}

/** What a form waits for an answer, and whether it has for long. */
export type Wait = 'no' | 'short' | 'long';

/** A form while it is alive. */
export interface BuilderLife {
  /** Another one when the server's reply brings a fresh form. */
  ground: Ground;
  lay(): Ground;
  /** Hears when an answer is waited for, and when it has come. */
  onWait(wait: Wait): void;
}

export interface BuilderKind {
  lay(): Ground;
  load(life: BuilderLife): Promise<() => BuilderSession>;
}

interface Opened {
  submit(form: HTMLFormElement): void;
  /** Something happened on the page. */
  hear(event: Event): void;
  stop(): void;
}

function openLife(element: Element, { lay, load }: BuilderKind, onWait: BuilderLife['onWait']): Opened {
  const life: BuilderLife = { ground: lay(), lay, onWait };
  const session = createLate(
    () => load(life),
    (error) => {
      report(error, { package: '@enliven/forms', element });
      const { box, claims } = life.ground;
      claims.set(box, 'style:display', 'block');
      claims.fill(box, sentenceFor(error));
    },
  );
  const endExtras = bringExtras(element, ANSWERED, () => life.ground.conditions?.decide());
  return {
    submit: (form) => session.use((it) => it.submit(form)),
    hear({ type, target }) {
      const { claims, conditions } = life.ground;
      if (type === 'change') conditions?.decide();
      else if (!type.startsWith('focus')) conditions?.decideSoon();
      else {
        const comes = type === 'focusin';
        if (comes) session.use();
        ringChoice(target as Element, claims, comes);
      }
    },
    stop() {
      endExtras?.();
      session.stop();
      life.ground.stop();
    },
  };
}

export interface BuilderForm {
  submit(form: HTMLFormElement): void;
  wait: Wait;
}

/** @param kind the same on every render */
export function useBuilderForm(element: Element, kind: BuilderKind): BuilderForm {
  const [life, setLife] = useState<Opened>();
  const [wait, setWait] = useState<Wait>('no');
  useLayoutEffect(() => {
    const opened = openLife(element, kind, setWait);
    setLife(opened);
    return opened.stop;
  }, [kind, element]);
  useClass(element.ownerDocument.body, ENABLED, showsBadge(element) || undefined);
  const hear = (event: Event) => life?.hear(event);
  useEvent(element, 'keydown', hear);
  useEvent(element, 'input', hear);
  useEvent(element, 'change', hear);
  useEvent(element, 'focusin', hear);
  useEvent(element, 'focusout', hear);
  return { submit: (form) => life?.submit(form), wait };
}
