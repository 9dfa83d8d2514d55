/** Claims in a browser, which parses and rewrites styles. */

import { root } from '@enliven/testing';
import { checkAll } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import { type ClaimKey, claim } from '../src/claims/claim';
import { play, SHORTHAND_WISHES, scenario } from './support/claims';

const on = (markup: string) => root(markup) as HTMLElement;

describe('a style claim', () => {
  it.each<[string, ClaimKey, string | null]>([
    ['<p style="margin-left:1px"></p>', 'style:margin', '5px'],
    ['<p style="margin-left:1px;margin-right:2px"></p>', 'style:margin', null],
    ['<p style="margin:1px 2px"></p>', 'style:margin-left', '5px'],
    ['<p style="margin:var(--m)"></p>', 'style:margin-left', '5px'],
    ['<p style="overflow-x:hidden"></p>', 'style:overflow', 'visible'],
    ['<p style="BACKGROUND:url(a.png) no-repeat 50%"></p>', 'style:background-color', 'red'],
    ['<p style="transition:opacity 1s ease-in-out .5s"></p>', 'style:transition', 'none'],
    ['<p style="transition-duration:1s"></p>', 'style:transition', 'none !important'],
    ['<p style="inset:0 auto;top:5px"></p>', 'style:inset', '1px'],
    ['<p style="font:12px/1.5 serif"></p>', 'style:line-height', '2'],
    ['<p style="color:red!important"></p>', 'style:color', 'blue'],
    ['<p style="color: rgb(255 0 0 / 50%)"></p>', 'style:color', 'blue'],
    ['<p style="--gap: 1px "></p>', 'style:--gap', '2px'],
    ['<p style="--gap:"></p>', 'style:--gap', '2px'],
    ['<p style="--a:1;--A:2"></p>', 'style:--A', '3'],
    ['<p style="width:1e2px"></p>', 'style:width', 'nonsense'],
    ['<p style="display:none;display:grid"></p>', 'style:display', null],
    ['<p style="-webkit-transform:scale(2)"></p>', 'style:transform', 'none'],
    ['<p style="all:unset;color:red"></p>', 'style:color', 'blue'],
  ])('on %s of %s = %j is undone byte for byte', (server, key, value) => {
    const element = on(server);
    claim(element, key, value)();
    expect(element.outerHTML).toBe(server);
  });

  it('changes the computed style until it is released', () => {
    const element = on('<p style="display: none !important"></p>');
    const release = claim(element, 'style:display', 'block !important');
    expect(getComputedStyle(element).display).toBe('block');
    release();
    expect(getComputedStyle(element).display).toBe('none');
  });

  it.each([
    ['style:margin', 'style:margin-left'],
    ['style:margin-left', 'style:margin'],
  ] as ClaimKey[][])('on %s and one on %s restore the style in any order of release', (first, second) => {
    const server = '<p style="margin-left:1px;margin-top:2px"></p>';
    for (const turn of [1, -1]) {
      const element = on(server);
      const releases = [claim(element, first as ClaimKey, '5px'), claim(element, second as ClaimKey, '6px')];
      for (const release of turn > 0 ? releases : releases.reverse()) release();
      expect(element.outerHTML).toBe(server);
    }
  });

  it('keeps a style that another script wrote in the meantime', () => {
    const element = on('<p style="COLOR:red"></p>');
    const release = claim(element, 'style:height', '5px');
    element.style.setProperty('margin', '3px', 'important');
    release();
    expect(element.getAttribute('style')).toBe('color: red; margin: 3px !important;');
  });
});

describe('claims on other elements', () => {
  it.each([
    '<svg class="a  b" style="FILL:red" viewBox="0 0 1 1" xmlns:xlink="x" xlink:href="#y"></svg>',
    '<input style="COLOR:red" type="number" value="1" min="0" class=" a ">',
    '<a data-X="1" HREF="#" class="a" style="">text</a>',
  ])('restore %s byte for byte', (markup) => {
    const element = on(markup);
    const server = element.outerHTML;
    const keys: [ClaimKey, unknown][] = [
      ['class:a', false],
      ['attr:class', null],
      ['style:color', 'blue'],
      ['attr:title', 'x'],
      ['attr:href', null],
      ['attr:type', 'text'],
    ];
    const releases = keys.map(([key, value]) => claim(element, key, value));
    for (const release of releases.reverse()) release();
    expect(element.outerHTML).toBe(server);
  });

  it('keep the value that the visitor has set', () => {
    const element = on('<input type="range" min="0" max="1000" required="" value="1">') as HTMLInputElement;
    element.value = '500';
    claim(element, 'attr:required', null)();
    expect(element.value).toBe('500');
    expect(element.outerHTML).toBe('<input type="range" min="0" max="1000" required="" value="1">');
  });
});

it(
  'any claims, released in any order, restore the element',
  () => checkAll([...scenario(SHORTHAND_WISHES)], play, 400),
  30_000,
);
