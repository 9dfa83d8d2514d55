/** Claims that a value of a multi-view rule means for an element (docs/reference/tracking.md#what-is-applied). */
import { mayWriteAttribute, member, query, queryAll, type WantedClaim } from '@enliven/core';
import { asContent, entriesOf, type Found, MOST, type Rule } from './rules';

export const HIDDEN = 'class:et_multi_view_hidden';

/** Returns the element for an attribute: attributes of images on another element apply to the only image in it. */
export function holderOf(target: Element, name: string): Element {
  if (name in target || !/^(src|sizes|alt|width|height)/.test(name)) return target;
  const [only, another] = queryAll(target, 'img');
  return (!another && only) || target;
}

const textsOf = (allowed: RegExp, map: object) =>
  entriesOf(map).flatMap(([name, value]): [string, string][] => {
    const text = asContent(value);
    return text !== undefined && allowed.test(name) ? [[name, text]] : [];
  });

/**
 * Attributes that are never written: they decide where a form is sent, the type and value of a field, the action of a press, and the redirect
 * of a builder's form. Classes and inline styles are not written as attributes, since other code also changes them.
 */
const UNWRITTEN =
  /^(on.*|class|style|srcdoc|id|is|(form)?(action|method|target|enctype)|type|name|value|form|ping|for|list|popovertarget|command(for)?|data-(redirect.*|et-multi-view.*))$/;

/**
 * Styles that an attribute may set: the look of its element, but not its position, since it could cover other parts of the page. A list
 * that the page prints may set any.
 */
const OWN_STYLE =
  /^(background|color|fill|stroke|font|text|letter|line|word|white|border|outline|padding|display|visibility|object|aspect|list|vertical|box|(min|max)?-?(width|height))/;

/** Returns claims for class names of at most 99 characters. */
const claimsOf = (target: Element, names: unknown, hasClass: boolean) =>
  (Array.isArray(names) ? names : [])
    .filter((name) => typeof name === 'string' && /^[\w-]{1,99}$/.test(name))
    .slice(0, MOST)
    .map((name): WantedClaim => [target, `class:${name}`, hasClass]);

/** Claims for a value, by kind; none for contents. A base value is the server's, for which a missing attribute equals an empty one. */
const CLAIMS_BY_KIND: readonly ((
  target: Element,
  value: never,
  normal: object | undefined,
  base: boolean | undefined,
  isOwn: boolean,
) => WantedClaim[])[] = [
  () => [],
  (target, value: Record<string, unknown>, normal, base) => {
    // An image keeps its alternative text if a state has none; sizes of the previous image must not stay.
    const sizes = 'src' in value && { srcset: '', sizes: '' };
    const merged = { ...normal, ...value };
    const texts = Object.fromEntries(textsOf(/^[a-z][\w:.-]{0,99}$/i, { ...normal, ...sizes, ...value }));
    const { src, 'data-percent-sign': sign } = texts;
    const claims = Object.entries(texts).flatMap(([attribute, text]): WantedClaim[] => {
      const name = attribute.toLowerCase();
      if (UNWRITTEN.test(name)) return [];
      // Lazy loaders keep sources in other attributes until the image is near.
      const isSource = /^(src|sizes)/.test(name);
      const holder = holderOf(target, name);
      if (base && (isSource || (member(holder, 'getAttribute')(name) ?? '') === text)) return [];
      return [name, ...(isSource ? [`data-${name}`, `data-lazy-${name}`] : [])]
        .filter((twin) => !isSource || twin in merged || twin in holder || member(holder, 'hasAttribute')(twin))
        .filter((twin) => mayWriteAttribute(holder, twin, text))
        .map((twin) => [holder, `attr:${twin}`, text]);
    });
    return base
      ? claims
      : [
          ...claims,
          // Number counters show the attribute as text.
          [sign !== undefined && query(target, '.percent-sign'), 'prop:textContent', sign],
          [src === '' && target, 'class:et_multi_view_hidden_image', true],
        ];
  },
  (target, value: object, normal, base, isOwn) =>
    base
      ? []
      : textsOf(/^-{0,2}[a-z][\w-]{0,99}$/i, { ...normal, ...value }).flatMap(([property, text]): WantedClaim[] => {
          const name = property.startsWith('--')
            ? property
            : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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
export const claimsForValue = (
  { kind, source }: Rule,
  target: Element,
  { value, normal, isBase }: Found,
): WantedClaim[] =>
  (CLAIMS_BY_KIND[kind] as (typeof CLAIMS_BY_KIND)[0])(target, value as never, normal as object, isBase, !!source);
