/** Order in which attributes are set: those that an address depends on come first (docs/reference/lazy-loading.md#order-of-attributes). */
// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { setSources } from '../src/sources';

/** @returns the attributes that are written for an element of this markup, in order */
function orderOf(markup: string, selector: string): string[] {
  document.body.innerHTML = markup;
  const done: string[] = [];
  const write = Element.prototype.setAttribute;
  const spy = vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    done.push(`${this.localName} ${name}`);
    write.call(this, name, value);
  });
  const element = document.querySelector(selector) as HTMLElement;
  if (element.localName === 'video') Object.assign(element, { poster: '', load: () => done.push('load') });
  setSources(element, (from, part) => from.getAttribute(`data-${part}`));
  spy.mockRestore();
  return done;
}

it('sizes and srcset of an image are set before src, which would otherwise be fetched in vain', () => {
  expect(orderOf('<img data-src="/a.png" data-srcset="/b.png 2x" data-sizes="50px">', 'img')).toEqual([
    'img sizes',
    'img srcset',
    'img src',
  ]);
});

it('the sources of a picture are set before its image', () => {
  const markup =
    '<picture><source data-srcset="/a.png" data-sizes="9px"><source data-srcset="/b.png"><img data-src="/c.png" data-srcset="/d.png"></picture>';
  expect(orderOf(markup, 'img')).toEqual(['source sizes', 'source srcset', 'source srcset', 'img srcset', 'img src']);
});

it('the sources and the poster of a video are set before src, and load() is called last', () => {
  const markup = '<video data-src="/a.mp4" data-poster="/a.png"><source data-src="/b.webm"></video>';
  expect(orderOf(markup, 'video')).toEqual(['source src', 'video poster', 'video src', 'load']);
});
