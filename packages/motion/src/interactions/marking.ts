/** What interactions write: attributes, cookies and presets (contract C §8). Fetched only where a page asks for it. */
import { changeAttribute } from './attribute';
import type { Changes } from './changes';
import { changeCookie } from './cookie';
import { changePreset } from './preset';
import type { Verb } from './verb';

export interface Marking {
  targets: readonly Element[];
  /** What it begins at. */
  element: Element;
  fields: Readonly<Record<string, unknown>>;
  changes: Changes;
}

export function change(verb: Verb, kind: string | undefined, { targets, element, fields, changes }: Marking): void {
  if (kind === 'Cookie') changeCookie(verb, element.ownerDocument, fields);
  for (const target of targets) {
    if (kind === 'Attribute') changeAttribute(verb, target, fields, changes);
    if (kind === 'Preset') changePreset(verb, target, fields, changes);
  }
}
