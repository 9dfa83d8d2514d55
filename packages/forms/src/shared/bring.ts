/** Runs what is fetched only where it is needed, until it is ended; that may be before it has come. */
import { report } from '@enliven/core';

/** @param begun resolves to the function that ends it */
export function bring(begun: Promise<() => void>): () => void {
  begun.catch((error) => report(error, { package: '@enliven/forms' }));
  return () => void begun.then((end) => end()).catch(() => {});
}
