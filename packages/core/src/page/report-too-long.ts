/** Tells of data that is longer than what is read, and which of the page's variables holds it; fetched only then. */
import { remark } from '../errors/report';

/** Values looked at in one variable: nobody waits longer for a remark. */
const MOST_LOOKED_AT = 200_000;

/** What has been told of, which a variable holds on to anyway: it is read again and again. */
const reported = new Set<unknown>();

const isData = (value: unknown): value is object => {
  if (!value || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
};

/** Whether the wanted is this value, or somewhere in it. */
function holds(root: unknown, wanted: unknown): boolean {
  try {
    // It grows while it is gone through, and nothing goes through a circle twice.
    const seen = new Set([root]);
    for (const value of seen) {
      if (value === wanted) return true;
      if (isData(value) && seen.size < MOST_LOOKED_AT) for (const inner of Object.values(value)) seen.add(inner);
    }
  } catch {
    // What cannot be looked at is not known to hold it.
  }
  return false;
}

/** Once for each. @param most how much of it would be read */
export function reportTooLong(value: string | readonly unknown[], most: number): void {
  if (reported.has(value)) return;
  const [kind, parts] = typeof value === 'string' ? ['text', 'characters'] : ['list', 'entries'];
  // What the browser itself offers has no value of its own, and is not touched.
  const variables = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const [name, variable] = variables.find(([, { value: one }]) => holds(one, value)) ?? [];
  if (name) reported.add(value);
  const what = variable?.value === value ? name : `a ${kind}${name ? ` in ${name}` : ''}`;
  remark(
    `${what} has ${value.length} ${parts}, more than the ${most} that are read, so it counts as absent. Shorten it.`,
    { package: '@enliven/core' },
  );
}
