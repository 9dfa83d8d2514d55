/** One request at a time: further presses are ignored, and what fails is left to the browser. */
import { claimSet, membersOf, useEvent } from '@enliven/core';
import { type RefObject, useEffect, useRef } from 'react';
import { busyClaims } from './busy-claims';
import { reportShopFailure } from './requests';

const isBusy = (element: Element): boolean => membersOf(element).closest('.processing') !== null;

/** @returns the function that makes them usable again */
export function makeBusy(elements: Iterable<Element>): () => void {
  const claims = claimSet();
  claims.set([...elements].flatMap(busyClaims));
  return () => claims.set([]);
}

/** What is asked, and what comes of it. */
export interface Task<T> {
  /** What says so as long as it is under way. */
  busy: Iterable<Element>;
  request(signal: AbortSignal): Promise<T>;
  /** What it throws is a failure. */
  apply(answer: T): void;
  fail(): void;
}

/** @returns the function that gives it up */
export function ask<T>({ busy, request, apply, fail }: Task<T>): () => void {
  const release = makeBusy(busy);
  const control = new AbortController();
  request(control.signal)
    .then((answer) => {
      // It was here already, and about to be read.
      if (control.signal.aborted) return;
      release();
      apply(answer);
    })
    .catch((error) => {
      release();
      if (control.signal.aborted) return;
      reportShopFailure(error, [...busy][0]);
      fail();
    });
  return () => {
    control.abort();
    release();
  };
}

/** Does what a press would do in another page, without leaving this one. */
export interface Asker {
  /** After a failure the browser does it. */
  native: RefObject<boolean>;
  /** @param event is prevented where it is done here, and where it is done already; null where nobody has pressed */
  ask<T>(event: Event | null, task: Task<T>): void;
}

export function useAsk({ defaultView }: Document): Asker {
  const native = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  // A page that the browser keeps would wait on when somebody comes back to it.
  useEvent(defaultView, 'pagehide', () => stop.current?.());
  return {
    native,
    ask(event, task) {
      if (native.current) return;
      event?.preventDefault();
      const busy = [...task.busy];
      if (busy.some(isBusy)) return;
      stop.current = ask({
        ...task,
        busy,
        fail() {
          native.current = true;
          task.fail();
        },
      });
    },
  };
}
