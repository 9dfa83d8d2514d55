/** Our own element beside or inside a server element. */
import { nextFrames, until } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import { useAttr, useInsert, useStore } from '../src';
import { cleanUp, mountAll } from './support/bring';

afterEach(cleanUp);

const SERVER = '<ul class="probe"><li>server</li></ul>';

it.each<[InsertPosition, string]>([
  ['beforebegin', '[]<ul class="probe"><li>server</li></ul>'],
  ['afterbegin', '<ul class="probe">[]<li>server</li></ul>'],
  ['beforeend', '<ul class="probe"><li>server</li>[]</ul>'],
  ['afterend', '<ul class="probe"><li>server</li></ul>[]'],
])(
  'useInsert() inserts an element %s, which hooks can change and which is removed without a trace',
  async (where, expected) => {
    const { stop } = await mountAll(({ element }) => {
      useAttr(useInsert(element, { where, tag: 'i', className: 'mark' }), 'title', 'ours');
      return null;
    }, SERVER);
    await nextFrames();
    const ours = '<i class="mark" data-enliven-ignore="" title="ours"></i>';
    expect(document.body.innerHTML).toBe(expected.replace('[]', ours));
    await stop();
    expect(document.body.innerHTML).toBe(SERVER);
  },
);

it('useInsert() appends a div by default', async () => {
  const { element } = await mountAll(({ element }) => {
    useInsert(element);
    return null;
  }, SERVER);
  expect(element.lastElementChild?.outerHTML).toBe('<div data-enliven-ignore=""></div>');
});

it('useInsert() keeps its element while its options are equal, and replaces it when they change', async () => {
  const $tag = atom({ tag: 'i' });
  const { element } = await mountAll(({ element }) => {
    useInsert(element, { ...useStore($tag) });
    return null;
  }, SERVER);
  const first = element.lastElementChild;
  $tag.set({ tag: 'i' });
  await nextFrames();
  expect(element.lastElementChild).toBe(first);
  $tag.set({ tag: 'b' });
  await until(() => element.lastElementChild?.localName === 'b');
  expect(first?.isConnected).toBe(false);
});
