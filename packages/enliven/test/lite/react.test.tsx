/** The little of React that behaviors use, on Preact: hooks, stores and transitions. */
import { h, render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as lite from '../../src/lite/react';
import { StrictMode, startTransition, useEffect, useState, useSyncExternalStore } from '../../src/lite/react';
import { createRoot } from '../../src/lite/react-dom-client';

afterEach(() => {
  render(null, document.body);
  document.body.replaceChildren();
});

/** A value that announces its changes, and counts who listens. */
function createStore<T>(value: T) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    subscribe: vi.fn((listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    }),
    read: () => value,
    set(next: T) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

type Store<T> = ReturnType<typeof createStore<T>>;

interface ShownProps {
  store: Store<unknown>;
  onRender?: (value: unknown) => void;
}

/** Shows what the store holds and tells each rendering. */
function Shown({ store, onRender }: ShownProps) {
  const value = useSyncExternalStore(store.subscribe, store.read);
  onRender?.(value);
  return h('p', null, String(value));
}

/** Changes the store while it is rendered for the first time. */
function Hasty({ store }: { store: Store<string> }) {
  const value = useSyncExternalStore(store.subscribe, store.read);
  if (value === 'early') store.set('late');
  return h('p', null, value);
}

/** Shows one member; which one is a matter of its own state. */
function Member({
  store,
  onReady,
}: {
  store: Store<{ a: number; b: number }>;
  onReady: (choose: (key: 'a' | 'b') => void) => void;
}) {
  const [key, setKey] = useState<'a' | 'b'>('a');
  onReady(setKey);
  return h('p', null, String(useSyncExternalStore(store.subscribe, () => store.read()[key])));
}

function Effect({ word, onRun, onEnd }: { word: string; onRun: () => void; onEnd: () => void }) {
  useEffect(() => {
    onRun();
    return onEnd;
  }, [onRun, onEnd]);
  return h('p', null, word);
}

const show = (props: ShownProps) => render(h(Shown, props), document.body);
const text = () => document.body.textContent;

describe('what is offered', () => {
  it.each([
    'Component',
    'Fragment',
    'StrictMode',
    'createContext',
    'startTransition',
    'useContext',
    'useEffect',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ])('%s is there', (name) => {
    expect(lite).toHaveProperty(name);
  });

  it('renders through StrictMode, and at once in a transition', () => {
    const done: string[] = [];
    startTransition(() => done.push('update'));
    expect(done).toEqual(['update']);
    render(h(StrictMode, null, 'seen'), document.body);
    expect(text()).toBe('seen');
  });
});

describe('useSyncExternalStore', () => {
  it('renders the value, and each new one', async () => {
    const store = createStore<unknown>('one');
    const renders = vi.fn();
    show({ store, onRender: renders });
    expect(text()).toBe('one');
    store.set('two');
    await vi.waitFor(() => expect(text()).toBe('two'));
    expect(renders.mock.calls).toEqual([['one'], ['two']]);
  });

  it('renders nothing anew when the value is the same', async () => {
    const store = createStore<unknown>(Number.NaN);
    const renders = vi.fn();
    show({ store, onRender: renders });
    store.set(Number.NaN);
    await new Promise((resolve) => setTimeout(resolve));
    expect(renders).toHaveBeenCalledTimes(1);
  });

  it('notices a change between rendering and subscribing', async () => {
    render(h(Hasty, { store: createStore('early') }), document.body);
    await vi.waitFor(() => expect(text()).toBe('late'));
  });

  it('subscribes once, and goes with the component', async () => {
    const store = createStore<unknown>(1);
    show({ store });
    store.set(2);
    await vi.waitFor(() => expect(text()).toBe('2'));
    expect(store.subscribe).toHaveBeenCalledTimes(1);
    render(null, document.body);
    expect(store.listeners.size).toBe(0);
    expect(() => store.set(3)).not.toThrow();
  });

  it('moves to another store', async () => {
    const [first, second] = [createStore<unknown>('a'), createStore<unknown>('b')];
    show({ store: first });
    show({ store: second });
    await vi.waitFor(() => expect(text()).toBe('b'));
    expect([first.listeners.size, second.listeners.size]).toEqual([0, 1]);
    first.set('not heard');
    second.set('c');
    await vi.waitFor(() => expect(text()).toBe('c'));
  });

  it('reads with the newest function', async () => {
    const store = createStore({ a: 1, b: 2 });
    const onReady = vi.fn();
    render(h(Member, { store, onReady }), document.body);
    onReady.mock.calls[0]?.[0]('b');
    await vi.waitFor(() => expect(text()).toBe('2'));
    store.set({ a: 9, b: 3 });
    await vi.waitFor(() => expect(text()).toBe('3'));
  });
});

describe('createRoot', () => {
  it('renders into a detached element, again and again, and cleans up', async () => {
    const container = document.createElement('div');
    const [onRun, onEnd] = [vi.fn(), vi.fn()];
    const root = createRoot(container);
    root.render(h(Effect, { word: 'one', onRun, onEnd }));
    const [first] = container.children;
    root.render(h(Effect, { word: 'two', onRun, onEnd }));
    expect(container.children[0]).toBe(first);
    expect(container.textContent).toBe('two');
    await vi.waitFor(() => expect(onRun).toHaveBeenCalledTimes(1));
    root.unmount();
    expect(container.childNodes).toHaveLength(0);
    // Preact cleans passive effects up after the next paint, as React does.
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  });
});
