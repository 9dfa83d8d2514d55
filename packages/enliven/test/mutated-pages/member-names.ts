/** Names of the members of `Element`, `Document`, `HTMLFormElement` and `Window`, from the types of TypeScript: the same in every browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const INTERFACES = ['Element', 'Document', 'HTMLFormElement', 'Window'];
const HEAD = /^interface (\w+)(?:<.*?>)?(?: extends (.*?))? \{$/;
const MEMBER = /^ {4}(?:readonly |get |set )?(\w+)\??(?:[<(:])/;

/** Returns all names, sorted. */
export function memberNames(): string[] {
  const file = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts');
  const bases = new Map<string, string[]>();
  const members = new Map<string, Set<string>>();
  let current = '';
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, name, extended = ''] = HEAD.exec(line) ?? [];
    if (name) {
      current = name;
      bases.set(name, [...(bases.get(name) ?? []), ...extended.split(/,\s*/).filter(Boolean)]);
      members.set(name, members.get(name) ?? new Set());
    } else if (line === '}') current = '';
    const [, member] = (current && MEMBER.exec(line)) || [];
    if (member) members.get(current)?.add(member);
  }
  const wanted = new Set(INTERFACES);
  for (const name of wanted) for (const base of bases.get(name) ?? []) wanted.add(base);
  return [...new Set([...wanted].flatMap((name) => [...(members.get(name) ?? [])]))].sort();
}
