/** What follows a form that was sent: the conversion is announced. */
import { converted, inTime } from '@enliven/core';

/** Milliseconds for which a visitor is kept until the conversion is noted. */
const PATIENCE = 2000;

/** Resolves when whoever counts conversions has done so, or has had time enough. */
export async function announce(element: Element): Promise<void> {
  const works: Promise<unknown>[] = [];
  converted.emit({ element, until: (work) => void works.push(work) });
  if (works.length === 0) return;
  await inTime(Promise.allSettled(works), PATIENCE).catch(() => {});
}
