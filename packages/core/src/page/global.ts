/** Reads variables that the page has printed. Apart from `page.ts`, whose types and checks are needed later only. */

/**
 * Returns a variable of the page; undefined until it was printed. Browsers also define globals for ids and names of elements,
 * which authors choose: those are not the window's own properties.
 */
export const global = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? (globalThis as unknown as Record<string, unknown>)[name] : undefined;

/** Deepest nesting that is checked; deeper data counts as content. */
const DEEP = 9;

const hasContent = (value: unknown, depth = 0): boolean =>
  typeof value === 'object'
    ? depth > DEEP || Object.values(value ?? {}).some((inner) => hasContent(inner, depth + 1))
    : value !== undefined && value !== '';

/** Whether the theme printed anything under the name of a global, or of its field (`et_pb_custom.ab_tests`): empty lists, however nested, are nothing. */
export function isPrinted(path: string): boolean {
  const [name = '', field] = path.split('.');
  const value = global(name);
  return hasContent(field ? Object(value)[field] : value);
}
