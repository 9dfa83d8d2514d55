/** Queue of requests that change the cart. */
import { shared } from '@enliven/core';

const queue = shared('shop-cart-queue', () => ({ last: Promise.resolve() as Promise<unknown> }));

/** Sends requests that change the cart one after the other: the server keeps one cart, and its last answer is the current one. */
export function enqueueCartChange<T>(request: () => Promise<T>): Promise<T> {
  const next = queue.last.then(request);
  queue.last = next.catch(() => {});
  return next;
}
