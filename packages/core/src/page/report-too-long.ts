/** Report of data that exceeds a limit, with the variable that contains it. Lazy part: fetched when it is needed. */
import { remark } from '../errors/report';

/** Maximum values to search in one variable. */
const MOST_LOOKED_AT = 200_000;

/** Reported values, since behaviors read them again. */
const reported = new Set<unknown>();

const isData = (value: unknown): value is object => {
  if (!value || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
};

/** Whether a value is or contains another one. */
function holds(root: unknown, wanted: unknown): boolean {
  try {
    // Grows during iteration; a set visits circular values once.
    const seen = new Set([root]);
    for (const value of seen) {
      if (value === wanted) return true;
      if (isData(value) && seen.size < MOST_LOOKED_AT) for (const inner of Object.values(value)) seen.add(inner);
    }
  } catch {
    // A value that cannot be read counts as not containing it.
  }
  return false;
}

/** Reports a value once. @param most the limit that the value exceeds */
export function reportTooLong(value: string | readonly unknown[], most: number): void {
  if (reported.has(value)) return;
  const [kind, parts] = typeof value === 'string' ? ['text', 'characters'] : ['list', 'entries'];
  // Accessors of the browser have no value and are not called.
  const variables = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const [name, variable] = variables.find(([, { value: one }]) => holds(one, value)) ?? [];
  if (name) reported.add(value);
  const what = variable?.value === value ? name : `a ${kind}${name ? ` in ${name}` : ''}`;
  remark(
    `${what} has ${value.length} ${parts}, more than the ${most} that are read, so it counts as absent. Shorten it.`,
    { package: '@enliven/core' },
  );
}
