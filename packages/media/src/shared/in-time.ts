/** Waits for what others send, but not for ever. */
import { LOAD_TIMEOUT } from '@enliven/core';

/** @throws Error when it does not come in ten seconds, or what it throws itself */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LOAD_TIMEOUT / 1000} s`)), LOAD_TIMEOUT);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
