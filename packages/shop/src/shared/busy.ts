/** Requests of the shop: what is under way says so, and can be given up. */
import { claim } from '@enliven/core';

export const isBusy = (element: Element): boolean => element.closest('.processing') !== null;

/** @returns the function that makes them usable again */
export function makeBusy(elements: Iterable<Element>): () => void {
  const claims = [...elements].flatMap((element) => [
    claim(element, 'class:processing', true),
    claim(element, 'attr:aria-busy', 'true'),
  ]);
  return () => {
    for (const release of claims) release();
  };
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
      release();
      apply(answer);
    })
    .catch(() => {
      release();
      if (!control.signal.aborted) fail();
    });
  return () => {
    control.abort();
    release();
  };
}
