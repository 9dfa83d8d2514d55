/** Parser of scripts: exact where it can be, and tolerant of broken code and of other languages inside. */
import { type Node, parse } from 'acorn';
import { parse as parseLoosely } from 'acorn-loose';

const OPTIONS = { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true } as const;

/** Returns the syntax tree of a script or module; broken parts are left out. */
export function parseScript(code: string): Node {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(code, { ...OPTIONS, sourceType });
    } catch {
      // Tried in the other way, then loosely.
    }
  }
  return parseLoosely(code, { ...OPTIONS, sourceType: 'script' });
}
