/** Claims that a value of a multi-view rule means for an element (docs/reference/tracking.md#what-is-applied). */
import { mayWriteAttribute, type WantedClaim } from '@enliven/core';
import { asContent, entriesOf, type Found, MOST, type Rule } from './rules';

export const HIDDEN = 'class:et_multi_view_hidden';

/** The element that an attribute is written to: what is said of pictures about an element that is none is meant for the only picture in it. */
export function holderOf(target: Element, name: string): Element {
  if (name in target || !/^(src|sizes|alt|width|height)/.test(name)) return target;
  const [only, another] = target.querySelectorAll('img');
  return (!another && only) || target;
}

const textsOf = (allowed: RegExp, map: object) =>
  entriesOf(map).flatMap(([name, value]): [string, string][] => {
    const text = asContent(value);
    return text !== undefined && allowed.test(name) ? [[name, text]] : [];
  });

/**
 * Attributes that are never written: what decides where a form is sent, what a field is or holds, what else a press asks for, and where a form
 * of the builder leads afterwards. Classes and inline styles are not attributes of their own: other code has its part in them.
 */
const UNWRITTEN =
  /^(on.*|class|style|srcdoc|id|is|(form)?(action|method|target|enctype)|type|name|value|form|ping|for|list|popovertarget|command(for)?|data-(redirect.*|et-multi-view.*))$/;

/**
 * Styles that an attribute may set: the look of its own element, but not its place, in which it could cover other parts of the page. A list
 * that the page prints may set any.
 */
const OWN_STYLE =
  /^(background|color|fill|stroke|font|text|letter|line|word|white|border|outline|padding|display|visibility|object|aspect|list|vertical|box|(min|max)?-?(width|height))/;

/** Class names; none is longer than one of the theme's. */
const claimsOf = (target: Element, names: unknown, on: boolean) =>
  (Array.isArray(names) ? names : [])
    .filter((name) => typeof name === 'string' && /^[\w-]{1,99}$/.test(name))
    .slice(0, MOST)
    .map((name): WantedClaim => [target, `class:${name}`, on]);

/** Of each kind but contents: what a value means for an element. A base is the server's own, where a missing attribute is an empty one. */
const WANTED: readonly ((
  target: Element,
  value: never,
  normal: object | undefined,
  base: boolean | undefined,
  isOwn: boolean,
) => WantedClaim[])[] = [
  () => [],
  (target, value: Record<string, unknown>, normal, base) => {
    // A picture keeps its description where a state has none of its own; other sizes of the former picture must not stay.
    const sizes = 'src' in value && { srcset: '', sizes: '' };
    const said = { ...normal, ...value };
    const texts = Object.fromEntries(textsOf(/^[a-z][\w:.-]{0,99}$/i, { ...normal, ...sizes, ...value }));
    const { src, 'data-percent-sign': sign } = texts;
    const wanted = Object.entries(texts).flatMap(([given, text]): WantedClaim[] => {
      const name = given.toLowerCase();
      if (UNWRITTEN.test(name)) return [];
      // A lazy loader keeps them elsewhere until the picture is near.
      const isSource = /^(src|sizes)/.test(name);
      const holder = holderOf(target, name);
      if (base && (isSource || (holder.getAttribute(name) ?? '') === text)) return [];
      return [name, ...(isSource ? [`data-${name}`, `data-lazy-${name}`] : [])]
        .filter((twin) => !isSource || twin in said || twin in holder || holder.hasAttribute(twin))
        .filter((twin) => mayWriteAttribute(holder, twin, text))
        .map((twin) => [holder, `attr:${twin}`, text]);
    });
    return base
      ? wanted
      : [
          ...wanted,
          // Text of a number counter that follows its attribute.
          [sign !== undefined && target.querySelector('.percent-sign'), 'prop:textContent', sign],
          [src === '' && target, 'class:et_multi_view_hidden_image', true],
        ];
  },
  (target, value: object, normal, base, isOwn) =>
    base
      ? []
      : textsOf(/^-{0,2}[a-z][\w-]{0,99}$/i, { ...normal, ...value }).flatMap(([given, text]): WantedClaim[] => {
          const name = given.startsWith('--') ? given : given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          if (isOwn && !OWN_STYLE.test(name)) return [];
          return [[target, `style:${name}`, text.replace('!important', ' !important')]];
        }),
  (target, { remove, add }: Record<string, unknown>) => [
    ...claimsOf(target, remove, false),
    ...claimsOf(target, add, true),
  ],
  (target, visible: boolean) => [[target, HIDDEN, !visible]],
];

/** Returns the claims that a value of a rule means for an element. */
export const wantedOf = ({ kind, source }: Rule, target: Element, { value, normal, base }: Found): WantedClaim[] =>
  (WANTED[kind] as (typeof WANTED)[0])(target, value as never, normal as object, base, !!source);
