/** Adds a preset to an element or removes it (docs/reference/interactions.md#effects). */
import { asList, asRecord, asText, mayWriteAttribute } from '@enliven/core';
import { attributeName, changeTokens } from './attribute';
import type { ClaimRegistry } from './claim-registry';
import type { Operation } from './interaction';

const PRESET = /^preset--module--(.+?)--/;

/** Returns the module's name in preset classes: `divi-button` for `et_pb_button`. */
function moduleOf({ classList }: Element): string {
  const known = [...classList].map((name) => PRESET.exec(name)?.[1]).find(Boolean);
  const type = [...classList].map((name) => /^et_pb_([a-z_]+?)_\d/.exec(name)?.[1]).find(Boolean);
  return known ?? `divi-${(type ?? 'module').replaceAll('_', '-')}`;
}

/** Reads a list or a record of names and values. */
function attributesOf(element: Element, value: unknown): [string, string][] {
  const pairs = asList(value)
    .map(asRecord)
    .map(({ name, value: text }) => [name, text] as const);
  return (pairs.length > 0 ? pairs : Object.entries(asRecord(value))).flatMap(([field, text]) => {
    const name = attributeName(field);
    const word = asText(text) ?? '';
    return name && mayWriteAttribute(element, name, word) ? [[name, word]] : [];
  });
}

export function changePreset(
  verb: Operation,
  element: Element,
  fields: Readonly<Record<string, unknown>>,
  { set, drop }: ClaimRegistry,
): void {
  const id = asText(fields.presetId);
  if (!id || /\s/.test(id)) return;
  const name = `preset--module--${moduleOf(element)}--${id}`;
  const on = verb === 'add' || (verb === 'toggle' && !element.classList.contains(name));
  const others = [...element.classList].filter((one) => PRESET.test(one) && one !== name);
  const replaces = /^(true|on|1)$/.test(`${fields.replaceExistingPreset}`);
  const original = 'data-divi-original-preset-class';
  if (on && replaces) {
    if (!element.hasAttribute(original)) set(element, `attr:${original}`, others.join(' '));
    for (const other of others) set(element, `class:${other}`, false);
  }
  if (!on)
    for (const other of (element.getAttribute(original) ?? '').split(' ').filter(Boolean))
      drop(element, `class:${other}`);
  if (!on) drop(element, `attr:${original}`);
  set(element, `class:${name}`, on);
  for (const [attribute, value] of attributesOf(element, fields.customAttributes)) {
    if (attribute === 'class') for (const word of value.split(/\s+/).filter(Boolean)) set(element, `class:${word}`, on);
    else if (on) set(element, `attr:${attribute}`, changeTokens('add', element.getAttribute(attribute), value));
    else drop(element, `attr:${attribute}`);
  }
  const detail = { element, presetId: id, effect: `${verb}Preset` };
  element.ownerDocument.defaultView?.dispatchEvent(new CustomEvent('ETDiviInteractionsPresetAfterHandle', { detail }));
}
