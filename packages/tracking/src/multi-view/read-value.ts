/** Reads one value of multi-view data: of the type its kind has, or nothing. */
import { asRecord } from '@enliven/core';
import type { Kind } from './rule';

/** Characters of a content, and entries of a map: more than anybody writes. */
const LONGEST = 100_000;
const MOST = 100;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** Class names; none is longer than one of the theme's. */
const names = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((name) => isText(name) && /^[\w-]{1,99}$/.test(name)).slice(0, MOST);

function textsOf(value: unknown, spelled: (name: string) => string | undefined): Record<string, string> {
  const texts = Object.entries(asRecord(value)).slice(0, MOST);
  return Object.fromEntries(
    texts.flatMap(([key, text]) => {
      const name = spelled(key);
      return name && (isText(text) || typeof text === 'number') ? [[name, `${text}`]] : [];
    }),
  );
}

/** Classes and inline styles are no attributes of their own: other code has its part in them. */
const attributeName = (key: string) =>
  /^(?!on|(class|style|srcdoc)$)[a-z][\w:.-]{0,99}$/i.test(key) ? key.toLowerCase() : undefined;
const propertyName = (key: string) =>
  /^-{0,2}[a-z][\w-]{0,99}$/i.test(key)
    ? key.replace(/^(?!--).*/, (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    : undefined;

const READ: Record<Kind, (value: unknown) => unknown> = {
  content: (value) => (isText(value) ? value : typeof value === 'number' ? `${value}` : undefined),
  attrs: (value) => (value && typeof value === 'object' ? textsOf(value, attributeName) : undefined),
  styles: (value) => (value && typeof value === 'object' ? textsOf(value, propertyName) : undefined),
  classes(value) {
    const { add, remove } = asRecord(value);
    return add || remove ? { add: names(add), remove: names(remove) } : undefined;
  },
  visibility: (value) => {
    if (value === 'visible' || value === true || value === 'on' || value === '1') return true;
    return ['hidden', false, 'off', ''].includes(value as string) ? false : undefined;
  },
};

/** @returns the values of the right type, by breakpoint and state */
export const readValues = (kind: Kind, data: unknown): Record<string, unknown> =>
  asRecord(
    Object.fromEntries(
      Object.entries(asRecord(data))
        .slice(0, MOST)
        .map(([key, value]) => [key, READ[kind](value)] as const)
        .filter(([, value]) => value !== undefined),
    ),
  );
