/** Changes attributes, cookies and presets, and scrolls (docs/reference/interactions.md#effects). Lazy part: fetched by pages with these effects. */
import {
  $reducedMotion,
  asList,
  asRecord,
  asText,
  type ClaimSet,
  claim,
  mayWriteAttribute,
  measure,
  member,
  membersOf,
  stickyTop,
} from '@enliven/core';
import { COOKIE_AGE, NAME_LENGTH, type Operation } from './interaction';

/** @returns a safe attribute name; undefined for names that could run code */
export function attributeName(value: unknown): string | undefined {
  const bare = (asText(value) ?? '').toLowerCase().replace(/[^\w:-]/g, '');
  const name = (/^[a-z]/.test(bare) ? bare : bare && `data-${bare}`).slice(0, NAME_LENGTH);
  return name && !/^(on|srcdoc$|style$)/.test(name) ? name : undefined;
}

const tokensOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** @returns the new list; null if it is empty */
export function changeTokens(verb: Operation, before: string | null, value: string): string | null {
  const now = tokensOf(before ?? '');
  const words = tokensOf(value);
  const removes = verb === 'remove' || (verb === 'toggle' && words.every((word) => now.includes(word)));
  const kept = now.filter((word) => !words.includes(word));
  // An attribute may have no value.
  if (words.length === 0) return removes && (verb === 'remove' || before !== null) ? null : (before ?? '');
  const next = removes ? kept : [...new Set([...now, ...words])];
  return next.length > 0 ? next.join(' ') : null;
}

function changeClasses(
  verb: Operation,
  element: Element,
  words: readonly string[],
  set: (word: string, on: boolean) => void,
): void {
  const classList = member(element, 'classList');
  const on = verb === 'add' || (verb === 'toggle' && !words.every((word) => classList.contains(word)));
  for (const word of words) set(word, on);
}

function changeAttribute(
  verb: Operation,
  element: Element,
  { attributeName: field, attributeValue }: Readonly<Record<string, unknown>>,
  { put }: ClaimSet,
): void {
  const name = attributeName(field);
  const value = asText(attributeValue) ?? '';
  if (!name || !mayWriteAttribute(element, name, value)) return;
  // Classes are claimed one by one, since others claim them too.
  if (name === 'class') changeClasses(verb, element, tokensOf(value), (word, on) => put(element, `class:${word}`, on));
  else put(element, `attr:${name}`, changeTokens(verb, member(element, 'getAttribute')(name), value));
}

const PRESET = /^preset--module--(.+?)--/;

/** Returns the module's name in preset classes: `divi-button` for `et_pb_button`. */
function moduleOf(element: Element): string {
  const classList = [...member(element, 'classList')];
  const known = classList.map((name) => PRESET.exec(name)?.[1]).find(Boolean);
  const type = classList.map((name) => /^et_pb_([a-z_]+?)_\d/.exec(name)?.[1]).find(Boolean);
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

/** Adds a preset to an element or removes it (docs/reference/interactions.md#effects). */
function changePreset(
  verb: Operation,
  element: Element,
  fields: Readonly<Record<string, unknown>>,
  { put, drop }: ClaimSet,
): void {
  const id = asText(fields.presetId);
  if (!id || /\s/.test(id)) return;
  const name = `preset--module--${moduleOf(element)}--${id}`;
  const { classList, getAttribute, hasAttribute, ownerDocument } = membersOf(element);
  const on = verb === 'add' || (verb === 'toggle' && !classList.contains(name));
  const others = [...classList].filter((one) => PRESET.test(one) && one !== name);
  const replaces = /^(true|on|1)$/.test(`${fields.replaceExistingPreset}`);
  const original = 'data-divi-original-preset-class';
  if (on && replaces) {
    if (!hasAttribute(original)) put(element, `attr:${original}`, others.join(' '));
    for (const other of others) put(element, `class:${other}`, false);
  }
  if (!on)
    for (const other of (getAttribute(original) ?? '').split(' ').filter(Boolean)) drop(element, `class:${other}`);
  if (!on) drop(element, `attr:${original}`);
  put(element, `class:${name}`, on);
  for (const [attribute, value] of attributesOf(element, fields.customAttributes)) {
    if (attribute === 'class') for (const word of value.split(/\s+/).filter(Boolean)) put(element, `class:${word}`, on);
    else if (on) put(element, `attr:${attribute}`, changeTokens('add', getAttribute(attribute), value));
    else drop(element, `attr:${attribute}`);
  }
  const detail = { element, presetId: id, effect: `${verb}Preset` };
  ownerDocument.defaultView?.dispatchEvent(new CustomEvent('ETDiviInteractionsPresetAfterHandle', { detail }));
}

function changeCookie(
  verb: Operation,
  owner: Document,
  { cookieName, cookieValue }: Readonly<Record<string, unknown>>,
): void {
  const [name, value] = [cookieName, cookieValue].map((one) => encodeURIComponent(asText(one) ?? ''));
  if (!name) return;
  const isSet = owner.cookie.split('; ').includes(`${name}=${value}`);
  const goes = verb === 'remove' || (verb === 'toggle' && isSet);
  owner.cookie = `${name}=${value}; path=/; SameSite=Lax; max-age=${goes ? 0 : COOKIE_AGE}`;
}

/** Returns the height that stuck modules will cover beyond the scroll padding, in pixels. Call in the read phase only. */
function covered(element: Element): number {
  let sum = 0;
  const add = (pixels: number) => {
    sum += pixels;
  };
  stickyTop.emit({ element, add });
  const { scrollPaddingTop } = getComputedStyle(member(element, 'ownerDocument').documentElement);
  return Math.max(0, sum - (Number.parseFloat(scrollPaddingTop) || 0));
}

function scrollToElement(element: Element | undefined): void {
  if (!element) return;
  measure(
    () => covered(element),
    (pixels) => {
      const release = pixels ? claim(element, 'style:scroll-margin-top', `${pixels}px`) : undefined;
      // Browsers compute the target at once, even for smooth scrolling.
      member(element, 'scrollIntoView')({ behavior: $reducedMotion.get() ? 'instant' : 'smooth', block: 'start' });
      release?.();
    },
  );
}

export interface EffectContext {
  targets: readonly Element[];
  /** The element that triggers the effect. */
  element: Element;
  fields: Readonly<Record<string, unknown>>;
  changes: ClaimSet;
}

/** Applies an effect. @param kind `Attribute`, `Cookie` or `Preset`; without one the page is scrolled */
export function applyEffect(
  verb: Operation,
  kind: string | undefined,
  { targets, element, fields, changes }: EffectContext,
): void {
  if (!kind) scrollToElement(targets[0]);
  if (kind === 'Cookie') changeCookie(verb, member(element, 'ownerDocument'), fields);
  for (const target of targets) {
    if (kind === 'Attribute') changeAttribute(verb, target, fields, changes);
    if (kind === 'Preset') changePreset(verb, target, fields, changes);
  }
}
