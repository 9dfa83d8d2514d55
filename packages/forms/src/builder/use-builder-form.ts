/** What happens to a form of the builder on the page, told to its session: the same for both kinds. */
import { useClass, useEvent, useTimeout } from '@enliven/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import { SLOW_AFTER } from '../shared/constants';
import { hasFormOptions } from '../shared/options';
import { useFetched } from '../shared/use-fetched';
import { ANSWERED } from './events';
import { showsBadge } from './token';

export interface BuilderSession {
  /** Something was filled in or chosen. */
  changed(target?: Element): void;
  /** A key was pressed. */
  typed(): void;
  /** Says that it takes longer than usual. */
  slow(): void;
  focus(target: Element, focused: boolean): void;
  stop(): void;
}

export interface BuilderForm<S> {
  session: S | undefined;
  /** Waits for an answer. */
  busy: boolean;
  /** Has waited for long. */
  slow: boolean;
}

/** @param open begins a session; the same function on every render */
export function useBuilderForm<S extends BuilderSession>(
  element: Element,
  open: (onBusy: (busy: boolean) => void) => S,
): BuilderForm<S> {
  const [session, setSession] = useState<S>();
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  useLayoutEffect(() => {
    const opened = open((now) => {
      setBusy(now);
      setSlow(false);
    });
    setSession(opened);
    return () => opened.stop();
  }, [open]);

  useClass(element.ownerDocument.body, 'et_pb_recaptcha_enabled', showsBadge(element) || undefined);
  useTimeout(
    () => {
      setSlow(true);
      session?.slow();
    },
    busy ? SLOW_AFTER : null,
  );
  useEvent(element, 'keydown', () => session?.typed());
  useEvent(element, 'input', () => session?.typed());
  useEvent(element, 'change', ({ target }) => session?.changed(target as Element));
  useEvent(element, 'focusin', ({ target }) => session?.focus(target as Element, true));
  useEvent(element, 'focusout', ({ target }) => session?.focus(target as Element, false));
  useFetched(useMemo(() => extrasOf(element, session), [element, session]));
  return { session, busy, slow };
}

/** Drafts and the tag manager, on sites that want them. */
function extrasOf(element: Element, session: BuilderSession | undefined): (() => Promise<() => void>) | undefined {
  const form = element.querySelector('form');
  if (!session || !form || !hasFormOptions()) return undefined;
  return async () => {
    const { followForm } = await import('../shared/extras');
    return followForm({ form, name: element.id, answered: ANSWERED, onRestored: () => session.changed() });
  };
}
