/** Request to the shop that marks elements as busy while it is pending. */
import { claimSet } from '@enliven/core';
import { busyClaims } from './busy-claims';
import { reportShopFailure } from './requests';

/** Marks elements as busy. @returns the function that ends the busy state */
export function markBusy(elements: Iterable<Element>): () => void {
  const claims = claimSet();
  claims.set([...elements].flatMap(busyClaims));
  return () => claims.set([]);
}

export interface ShopRequest<T> {
  /** Elements to mark as busy. */
  busy: Iterable<Element>;
  send(signal: AbortSignal): Promise<T>;
  /** Applies the answer. An error that it throws counts as a failure. */
  apply(answer: T): void;
  /** Shows that the request has failed. @returns the function that removes the notice */
  fail(): () => void;
}

/** Sends a request. @returns the function that aborts it, and removes the notice of its failure */
export function sendRequest<T>({ busy, send, apply, fail }: ShopRequest<T>): () => void {
  const release = markBusy(busy);
  const control = new AbortController();
  let removeNotice: (() => void) | undefined;
  send(control.signal)
    .then((answer) => {
      // The answer may have arrived just before the abort.
      if (control.signal.aborted) return;
      release();
      apply(answer);
    })
    .catch((error) => {
      release();
      if (control.signal.aborted) return;
      reportShopFailure(error, [...busy][0]);
      removeNotice = fail();
    });
  return () => {
    control.abort();
    release();
    removeNotice?.();
  };
}
