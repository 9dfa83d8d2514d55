/** React's portal and JSX on Preact: another place, the same contexts, no trace at the end. */
import { type ComponentChildren, h, render } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fragment, jsx, jsxs } from '../../src/lite/jsx-runtime';
import { createContext } from '../../src/lite/react';
import { createPortal } from '../../src/lite/react-dom';

let root: HTMLElement;
let place: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<main></main><aside></aside>';
  [root, place] = [...document.body.children] as [HTMLElement, HTMLElement];
});
afterEach(() => {
  render(null, root);
  document.body.replaceChildren();
});

const Word = createContext('none');
const Reader = () => h('b', null, useContext(Word));

interface Changing<T> {
  first: T;
  /** Hands out what changes the value. */
  onReady: (change: (value: T) => void) => void;
}

/** Gives a word, which may change, to a portal. */
function Giver({ first, onReady }: Changing<string>) {
  const [word, setWord] = useState(first);
  onReady(setWord);
  return h(Word.Provider, { value: word } as never, createPortal(h(Reader, null), place));
}

/** A button in a portal that counts. */
function Counter({ first, onReady }: Changing<number>) {
  const [count, setCount] = useState(first);
  onReady(setCount);
  return createPortal(h('button', { disabled: count > 1 }, `pressed ${count}`), place);
}

const Door = ({ open }: { open: boolean }) => h('section', null, open && createPortal(h('p', null, 'there'), place));

describe('createPortal', () => {
  it('renders elsewhere and nothing here', () => {
    render(h('section', null, createPortal(h('p', null, 'there'), place)), root);
    expect(root.innerHTML).toBe('<section></section>');
    expect(place.innerHTML).toBe('<p>there</p>');
  });

  it('reads the contexts of where it was written', () => {
    render(h(Word.Provider, { value: 'given' } as never, createPortal(h(Reader, null), place)), root);
    expect(place.textContent).toBe('given');
  });

  it('follows a context that changes', async () => {
    const onReady = vi.fn();
    render(h(Giver, { first: 'first', onReady }), root);
    onReady.mock.calls[0]?.[0]('second');
    await vi.waitFor(() => expect(place.textContent).toBe('second'));
  });

  it('updates what is there, and keeps its elements', async () => {
    const onReady = vi.fn();
    render(h(Counter, { first: 1, onReady }), root);
    const button = place.querySelector('button');
    onReady.mock.calls[0]?.[0](2);
    await vi.waitFor(() => expect(place.textContent).toBe('pressed 2'));
    expect(place.querySelector('button')).toBe(button);
    expect(button?.disabled).toBe(true);
  });

  it('hears events inside of it', () => {
    const pressed = vi.fn();
    render(createPortal(h('button', { onClick: pressed }, 'press'), place), root);
    place.querySelector('button')?.click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('empties the place when it goes, and when its parent does', () => {
    render(h(Door, { open: true }), root);
    render(h(Door, { open: false }), root);
    expect(place.childNodes).toHaveLength(0);
    render(h(Door, { open: true }), root);
    expect(place.innerHTML).toBe('<p>there</p>');
    render(null, root);
    expect(place.childNodes).toHaveLength(0);
  });

  it('takes several children, and portals inside portals', () => {
    const inner = document.createElement('i');
    const children: ComponentChildren = [h('p', { key: 1 }, 'one'), h('p', { key: 2 }, createPortal('deep', inner))];
    render(createPortal(children, place), root);
    expect(place.innerHTML).toBe('<p>one</p><p></p>');
    expect(inner.textContent).toBe('deep');
    render(null, root);
    expect(inner.textContent).toBe('');
  });
});

describe('the JSX functions', () => {
  it('make elements with properties and children', () => {
    render(jsxs('p' as never, { class: 'word', children: ['a', 'b'] } as object), root);
    expect(root.innerHTML).toBe('<p class="word">ab</p>');
  });

  it('keep a key out of the properties', () => {
    const seen = vi.fn(() => null);
    const node = jsx(seen, { name: 'it' }, 'the-key');
    expect(node.key).toBe('the-key');
    render(node, root);
    expect(seen.mock.calls[0]?.slice(0, 1)).toEqual([{ name: 'it' }]);
  });

  it('keep elements by their keys when a list is turned round', () => {
    const list = (...keys: string[]) =>
      jsx(
        Fragment as never,
        { children: keys.map((key) => jsx('p' as never, { children: key } as object, key)) } as object,
      );
    render(list('a', 'b', 'c'), root);
    const [a, , c] = root.children;
    render(list('c', 'b', 'a'), root);
    expect([...root.children].map(({ textContent }) => textContent)).toEqual(['c', 'b', 'a']);
    expect(root.children[0]).toBe(c);
    expect(root.children[2]).toBe(a);
  });
});
