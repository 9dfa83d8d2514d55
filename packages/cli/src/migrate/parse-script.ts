/** Parser of scripts. Falls back to a tolerant parser for broken code and embedded languages. */
import { type Node, parse } from 'acorn';
import { parse as parseLoosely } from 'acorn-loose';

const OPTIONS = { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true } as const;

/** Returns the syntax tree of a script or module; broken parts are left out. */
export function parseScript(code: string): Node {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(code, { ...OPTIONS, sourceType });
    } catch {
      // Tries the other source type next, then the tolerant parser.
    }
  }
  return parseLoosely(code, { ...OPTIONS, sourceType: 'script' });
}
