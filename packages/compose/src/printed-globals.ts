/** Globals that a page prints. They are read from inline scripts without running these. */

const OPEN = /[{[]/;
/** Unterminated strings also match, which keeps the search linear. */
const STRINGS_AND_BRACKETS = /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|[{}[\]]/g;

/** Returns the text of the object or list at the start of `text`; undefined if it does not end. */
function balanced(text: string): string | undefined {
  let depth = 0;
  for (const match of text.matchAll(STRINGS_AND_BRACKETS)) {
    if (/^["']/.test(match[0])) continue;
    depth += OPEN.test(match[0]) ? 1 : -1;
    if (depth === 0) return text.slice(0, match.index + 1);
  }
  return undefined;
}

/** Whether a value has content. Nested empty lists count as empty. */
const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasContent)
    : value !== undefined && value !== null && value !== '';

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a script assigns content to a global. Values that are not JSON count as content. */
function assigns(script: string, name: string, field: string | undefined): boolean {
  const left = '(?<![\\w$.])(?:(?:window|self|globalThis)\\.)?';
  for (const match of script.matchAll(new RegExp(`${left}${escaped(name)}\\s*=(?!=)\\s*`, 'g'))) {
    const rest = script.slice(match.index + match[0].length);
    const text = OPEN.test(rest.charAt(0)) ? balanced(rest) : undefined;
    if (text === undefined) return true;
    try {
      const value = JSON.parse(text) as Record<string, unknown>;
      if (hasContent(field === undefined ? value : value?.[field])) return true;
    } catch {
      return true;
    }
  }
  return false;
}

/**
 * Whether a page prints a global, or a field of one.
 *
 * @param path name, e.g. `et_pb_motion_elements`, or name and field, e.g. `et_pb_custom.ab_tests`
 */
export function isPrinted(scripts: readonly string[], path: string): boolean {
  const [name = '', field] = path.split('.');
  return scripts.some((script) => script.includes(name) && assigns(script, name, field));
}
