/** What a value means for an element, as claims (docs/reference/tracking.md#what-is-applied). */
import { mayWriteAttribute, type Wanted } from '@enliven/core';
import type { Kind } from './rule';

export const HIDDEN = 'class:et_multi_view_hidden';

const PICTURE = ['src', 'srcset', 'sizes'];

type Texts = Record<string, string>;

/** @param base the picture is the server's, and an attribute that is missing is an empty one */
function attributes(target: Element, texts: Texts, base: boolean): Wanted[] {
  const wanted: Wanted[] = [];
  const put = (name: string, text: string) => {
    if (mayWriteAttribute(target, name, text)) wanted.push([target, `attr:${name}`, text]);
  };
  for (const [name, text] of Object.entries(texts))
    if (!PICTURE.includes(name) && (!base || (target.getAttribute(name) ?? '') !== text)) put(name, text);
  if (base) return wanted;
  // Text of a number counter that follows its attribute.
  const sign = texts['data-percent-sign'];
  wanted.push([sign !== undefined && target.querySelector('.percent-sign'), 'prop:textContent', sign]);
  const { src } = texts;
  // Other sizes of the former picture must not stay.
  const picture: Texts = src === undefined ? texts : { srcset: '', sizes: '', ...texts };
  // Lazy loaders keep an attribute elsewhere until the picture is near.
  for (const name of PICTURE)
    for (const twin of name in picture ? [name, `data-${name}`, `data-lazy-${name}`] : [])
      if (target.hasAttribute(twin) || (twin === name && name in texts)) put(twin, picture[name] as string);
  wanted.push([src === '' && target, 'class:et_multi_view_hidden_image', true]);
  return wanted;
}

export const wantedBy: Record<Exclude<Kind, 'content'>, (target: Element, value: never, base: boolean) => Wanted[]> = {
  attrs: attributes,
  styles: (target, texts: Texts, base) =>
    base
      ? []
      : Object.entries(texts).map(
          ([name, text]): Wanted => [target, `style:${name}`, text.replace('!important', ' !important')],
        ),
  classes: (target, { add, remove }: Record<string, readonly string[]>) => [
    ...(remove ?? []).map((name): Wanted => [target, `class:${name}`, false]),
    ...(add ?? []).map((name): Wanted => [target, `class:${name}`, true]),
  ],
  visibility: (target, visible: boolean) => [[target, HIDDEN, !visible]],
};
