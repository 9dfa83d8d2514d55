/** Reads one value of multi-view data: of the type its kind has, or nothing. */
import { asRecord } from '@enliven/core';
import type { Kind } from './rule';

/** Characters of a content, and entries of a map: more than anybody writes. */
const LONGEST = 100_000;
const MOST = 100;

/** What it holds, within limits. */
const entriesOf = (value: unknown) => Object.entries(asRecord(value)).slice(0, MOST);
const asContent = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.length <= LONGEST) || typeof value === 'number' ? `${value}` : undefined;

/** Class names; none is longer than one of the theme's. */
const names = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [])
    .filter((name) => typeof name === 'string' && /^[\w-]{1,99}$/.test(name))
    .slice(0, MOST);

const texts = (spelled: (name: string) => string | undefined) => (value: unknown) =>
  value && typeof value === 'object'
    ? Object.fromEntries(
        entriesOf(value).flatMap(([key, text]) => {
          const name = spelled(key);
          const content = asContent(text);
          return name && content !== undefined ? [[name, content]] : [];
        }),
      )
    : undefined;

const READ: Record<Kind, (value: unknown) => unknown> = {
  content: asContent,
  // Classes and inline styles are no attributes of their own: other code has its part in them.
  attrs: texts((key) =>
    /^(?!on|(class|style|srcdoc)$)[a-z][\w:.-]{0,99}$/i.test(key) ? key.toLowerCase() : undefined,
  ),
  styles: texts((key) =>
    /^-{0,2}[a-z][\w-]{0,99}$/i.test(key)
      ? key.replace(/^(?!--).*/, (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      : undefined,
  ),
  classes(value) {
    const { add, remove } = asRecord(value);
    return add || remove ? { add: names(add), remove: names(remove) } : undefined;
  },
  visibility: (value) =>
    ['visible', true, 'on', '1'].includes(value as string) ||
    (['hidden', false, 'off', ''].includes(value as string) ? false : undefined),
};

/** @returns the values of the right type, by breakpoint and state */
export const readValues = (kind: Kind, data: unknown): Record<string, unknown> =>
  asRecord(
    Object.fromEntries(
      entriesOf(data).flatMap(([key, value]) => {
        const read = READ[kind](value);
        return read === undefined ? [] : [[key, read]];
      }),
    ),
  );
