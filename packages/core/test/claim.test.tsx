/** Claims: which of several writes is applied, and how the server's exact bytes are restored. */

import { root } from '@enliven/testing';
import { checkAll } from '@enliven/testing/anything';
import { describe, expect, it, vi } from 'vitest';
import { type ClaimKey, claim } from '../src/claims/claim';
import { play, scenario } from './support/claims';

const on = (markup: string) => root(markup) as HTMLElement;

describe('a claim', () => {
  it.each<[ClaimKey, unknown, string, string]>([
    ['class:open', true, '<p class="a"></p>', '<p class="a open"></p>'],
    ['class:a', false, '<p class="a b"></p>', '<p class="b"></p>'],
    ['class:open', true, '<p></p>', '<p class="open"></p>'],
    ['attr:role', 'tab', '<p></p>', '<p role="tab"></p>'],
    ['attr:role', 'tab', '<p role="list" id="x"></p>', '<p role="tab" id="x"></p>'],
    ['attr:role', null, '<p role="list" id="x"></p>', '<p id="x"></p>'],
    ['attr:aria:odd', 'x', '<p></p>', '<p aria:odd="x"></p>'],
    ['style:color', 'red', '<p></p>', '<p style="color: red;"></p>'],
    ['style:color', 'red !important', '<p></p>', '<p style="color: red !important;"></p>'],
    ['style:color', null, '<p style="color: red; top: 1px;"></p>', '<p style="top: 1px;"></p>'],
    ['style:--gap', '2px', '<p></p>', '<p style="--gap: 2px;"></p>'],
  ])('of %s = %j is written and undone', (key, value, before, during) => {
    const element = on(before);
    const release = claim(element, key, value);
    expect(element.outerHTML).toBe(during);
    release();
    expect(element.outerHTML).toBe(before);
  });

  it('of a text content keeps the text node and restores the server’s text', () => {
    const element = document.createElement('p');
    element.textContent = '12';
    const [node] = element.childNodes;
    const held = claim(element, 'prop:textContent', '1');
    held.to('2');
    expect([element.textContent, element.firstChild]).toEqual(['2', node]);
    held.to('');
    expect(element.childNodes).toHaveLength(0);
    held.to('<b>3</b>');
    expect(element.innerHTML).toBe('&lt;b&gt;3&lt;/b&gt;');
    held();
    expect(element.outerHTML).toBe('<p>12</p>');
  });

  it('of a property sets any value and restores the previous one', () => {
    const element = on('<input>') as HTMLInputElement;
    const mark = { any: 'thing' };
    const release = claim(element, 'prop:mark', mark);
    expect((element as unknown as { mark: unknown }).mark).toBe(mark);
    release();
    expect((element as unknown as { mark: unknown }).mark).toBeUndefined();
    const enable = claim(element, 'prop:disabled', true);
    expect(element.disabled).toBe(true);
    enable();
    expect(element.outerHTML).toBe('<input>');
  });

  it('changes its value with to(), which is written only while the claim is the newest', () => {
    const element = on('<p role="list" id="x"></p>');
    const first = claim(element, 'attr:role', 'tab');
    first.to('button');
    expect(element.getAttribute('role')).toBe('button');
    const second = claim(element, 'attr:role', 'link');
    first.to('option');
    expect(element.getAttribute('role')).toBe('link');
    second();
    expect(element.getAttribute('role')).toBe('option');
    first();
    expect(element.outerHTML).toBe('<p role="list" id="x"></p>');
    first.to('tab');
    expect(element.outerHTML).toBe('<p role="list" id="x"></p>');
  });

  it('is released once, however often its release is called', () => {
    const element = on('<p></p>');
    const release = claim(element, 'attr:role', 'tab');
    release();
    element.setAttribute('role', 'list');
    release();
    expect(element.getAttribute('role')).toBe('list');
  });

  it('writes nothing when the element already has the value', () => {
    const element = on('<p class="a" role="tab"></p>');
    const write = vi.spyOn(element, 'setAttribute');
    claim(element, 'attr:role', 'tab')();
    claim(element, 'class:a', true)();
    expect(write).not.toHaveBeenCalled();
    expect(element.outerHTML).toBe('<p class="a" role="tab"></p>');
  });

  it('changes only its own property of the style attribute', () => {
    const element = on('<p style="margin-left: 3px; color: red;"></p>');
    const release = claim(element, 'style:color', 'blue');
    expect(element.style.marginLeft).toBe('3px');
    release();
    expect(element.style.color).toBe('red');
  });
});

describe('several claims on one key', () => {
  const stack = () => {
    const element = on('<p role="server"></p>');
    return { element, role: () => element.getAttribute('role') };
  };

  it('apply the newest value', () => {
    const { element, role } = stack();
    const [one, two] = ['one', 'two'].map((value) => claim(element, 'attr:role', value));
    expect(role()).toBe('two');
    two?.();
    expect(role()).toBe('one');
    one?.();
    expect(role()).toBe('server');
  });

  it('can be released in any order', () => {
    const { element, role } = stack();
    const [one, two, three] = ['one', 'two', 'three'].map((value) => claim(element, 'attr:role', value));
    two?.();
    expect(role()).toBe('three');
    one?.();
    expect(role()).toBe('three');
    three?.();
    expect(role()).toBe('server');
  });

  it('of the same value are counted', () => {
    const element = on('<p></p>');
    const [one, two] = [claim(element, 'class:on', true), claim(element, 'class:on', true)];
    one();
    expect(element.className).toBe('on');
    two();
    expect(element.outerHTML).toBe('<p></p>');
  });

  it('read the server’s value again after the last release', () => {
    const { element, role } = stack();
    claim(element, 'attr:role', 'one')();
    element.setAttribute('role', 'changed');
    const release = claim(element, 'attr:role', 'two');
    release();
    expect(role()).toBe('changed');
  });

  it('do not affect other keys or other elements', () => {
    const [first, second] = on('<div><p></p><p></p></div>').children as unknown as [Element, Element];
    const release = claim(first, 'class:a', true);
    claim(first, 'class:b', true);
    claim(second, 'class:a', true);
    release();
    expect([first.className, second.className]).toEqual(['b', 'a']);
  });
});

describe('a write of another script', () => {
  it('to the claimed key is kept', () => {
    const element = on('<p class="a" role="server" style="color: red;"></p>');
    const releases = [
      claim(element, 'attr:role', 'ours'),
      claim(element, 'class:open', true),
      claim(element, 'style:color', 'blue'),
    ];
    element.setAttribute('role', 'theirs');
    element.classList.remove('open');
    element.style.color = 'green';
    for (const release of releases) release();
    expect(element.outerHTML).toBe('<p class="a" role="theirs" style="color: green;"></p>');
  });

  it('to another key is kept', () => {
    const element = on('<p class="a"></p>');
    const releases = [claim(element, 'class:open', true), claim(element, 'style:color', 'blue')];
    element.classList.add('theirs');
    element.style.top = '1px';
    element.id = 'new';
    for (const release of releases) release();
    expect(element.className).toBe('a theirs');
    expect(element.style.cssText).toBe('top: 1px;');
    expect(element.id).toBe('new');
  });

  it('that is undone before the release leaves the server’s bytes', () => {
    const server = '<p class=" a  b " style="color:red" id="x"></p>';
    const element = on(server);
    const release = claim(element, 'class:open', true);
    element.classList.add('moving');
    element.style.top = '1px';
    element.classList.remove('moving');
    element.style.top = '';
    release();
    expect(element.outerHTML).toBe(server);
  });
});

describe('the server’s spelling', () => {
  it.each([
    '<p class="  a\n\tb  "></p>',
    '<p class="a a b"></p>',
    '<p class="b a b"></p>',
    '<p class=""></p>',
    '<p class="open"></p>',
    '<p style="COLOR:RED;;"></p>',
    '<p style=""></p>',
    '<p style="color:red !important;color:blue"></p>',
    '<p style="nonsense"></p>',
    '<p role="x" class="a" id="y" style="color:red" hidden="" data-x="1"></p>',
  ])('of %s is restored byte for byte', (server) => {
    const keys: [ClaimKey, unknown][] = [
      ['class:open', true],
      ['class:a', false],
      ['style:color', 'green'],
      ['style:display', 'none'],
      ['attr:role', null],
      ['attr:id', 'ours'],
      ['attr:hidden', null],
      ['attr:title', 'ours'],
    ];
    const forth = on(server);
    for (const release of keys.map(([key, value]) => claim(forth, key, value))) release();
    expect(forth.outerHTML).toBe(server);
    const back = on(server);
    for (const release of keys.map(([key, value]) => claim(back, key, value)).reverse()) release();
    expect(back.outerHTML).toBe(server);
  });

  it('of the attribute order is restored without rewriting attributes that are in place', () => {
    const element = on('<p id="first" role="x" title="y"></p>');
    const release = claim(element, 'attr:role', null);
    const observer = new MutationObserver(() => {});
    release();
    observer.observe(element, { attributes: true });
    claim(element, 'attr:role', null)();
    const touched = observer.takeRecords().map(({ attributeName }) => attributeName);
    observer.disconnect();
    expect(touched).not.toContain('id');
    expect(element.outerHTML).toBe('<p id="first" role="x" title="y"></p>');
  });

  it('is restored after any claims, released in any order', () => checkAll([...scenario()], play), 30_000);
});
