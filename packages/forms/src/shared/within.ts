/** Nobody waits for ever: a promise with an end to the waiting. */
import { ASK_TIMEOUT } from './constants';

/**
 * @param patience milliseconds @default 10,000
 * @throws Error when nothing has come by then
 */
export async function within<T>(coming: PromiseLike<T>, patience = ASK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, patience, new Error(`no answer in ${patience / 1000} s`));
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
