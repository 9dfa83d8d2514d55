/** Attributes, cookies, presets and scrolling by interactions (docs/reference/interactions.md). Fetched only where a page asks for it. */
import { changeAttribute } from './attribute';
import type { Changes } from './changes';
import { changeCookie } from './cookie';
import { changePreset } from './preset';
import { scrollThere } from './scroll-there';
import type { Verb } from './verb';

export interface Marking {
  targets: readonly Element[];
  /** What it begins at. */
  element: Element;
  fields: Readonly<Record<string, unknown>>;
  changes: Changes;
}

/** @param kind `Attribute`, `Cookie` or `Preset`; without one the page is scrolled */
export function change(verb: Verb, kind: string | undefined, { targets, element, fields, changes }: Marking): void {
  if (!kind) scrollThere(targets[0]);
  if (kind === 'Cookie') changeCookie(verb, element.ownerDocument, fields);
  for (const target of targets) {
    if (kind === 'Attribute') changeAttribute(verb, target, fields, changes);
    if (kind === 'Preset') changePreset(verb, target, fields, changes);
  }
}
