/** Reader of printed globals. Apart from `page.ts`, which the loader does not need. */

/**
 * Returns a printed global; undefined until the page prints it. Browsers also define globals for ids and names of elements, which authors
 * choose; these are not own properties of the window.
 */
export const global = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? (globalThis as unknown as Record<string, unknown>)[name] : undefined;

/** Maximum depth that is checked; deeper data counts as content. */
const DEEP = 9;

const hasContent = (value: unknown, depth = 0): boolean =>
  typeof value === 'object'
    ? depth > DEEP || Object.values(value ?? {}).some((inner) => hasContent(inner, depth + 1))
    : value !== undefined && value !== '';

/** Whether a global, or a field of one (`et_pb_custom.ab_tests`), has content. Nested empty lists have none. */
export function isPrinted(path: string): boolean {
  const [name = '', field] = path.split('.');
  const value = global(name);
  return hasContent(field ? Object(value)[field] : value);
}
