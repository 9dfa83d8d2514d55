/** States, stores and contexts of the renderer's components. */
import { describe, expect, it, vi } from 'vitest';
import { useReducer, useRef, useState, useSyncExternalStore } from '../../src/renderer/hooks';
import { createContext, useContext } from '../../src/renderer/library';
import { type Component, jsx } from '../../src/renderer/node';
import { createLog, element, microtask, mount, passiveEffects } from './support';

/** Returns a store with countable listeners. */
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

type Store = ReturnType<typeof createStore<unknown>>;

/** Returns a component that reads a store, and records each rendered value. */
function reader(store: Store): { Reader: Component; seen: unknown[] } {
  const seen: unknown[] = [];
  const Reader: Component = () => {
    seen.push(useSyncExternalStore(store.subscribe, store.read));
    return null;
  };
  return { Reader, seen };
}

describe('a state', () => {
  it('is initialized once by a function, and can be updated by a function of the previous state', async () => {
    const make = vi.fn(() => 1);
    const seen: number[] = [];
    let set: (change: (before: number) => number) => void = () => {};
    mount(() => {
      const [value, setValue] = useState<number>(make);
      set = setValue;
      seen.push(value);
      return null;
    });
    set((before) => before + 1);
    set((before) => before * 10);
    await microtask();
    expect(seen).toEqual([1, 20]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('that is set during a render is rendered at once', () => {
    const seen: unknown[] = [];
    const Derived: Component = ({ from }: { from: number }) => {
      const [known, setKnown] = useState(0);
      if (known !== from) setKnown(from);
      seen.push(known);
      return null;
    };
    expect(mount(Derived, { from: 3 }).errors).toEqual([]);
    expect(seen).toEqual([0, 3]);
  });

  it('uses the newest reducer, and keeps its dispatch function', async () => {
    const seen: [number, unknown][] = [];
    mount(() => {
      const step = useRef(1);
      const [sum, send] = useReducer((before: number, times: number) => before + times * step.current, 0);
      seen.push([sum, send]);
      step.current = 10;
      return null;
    });
    const [, send] = seen[0] as [number, (times: number) => void];
    send(2);
    await microtask();
    expect(seen.map(([sum]) => sum)).toEqual([0, 20]);
    expect(seen[1]?.[1]).toBe(send);
  });

  it('of a reducer can be initialized by a function', () => {
    const seen: string[] = [];
    mount(() => {
      const [state] = useReducer(
        (before: string) => before,
        'given',
        (word) => `made of ${word}`,
      );
      seen.push(state);
      return null;
    });
    expect(seen).toEqual(['made of given']);
  });
});

describe('a component with a store', () => {
  it('is rendered with the value, and again with each new value', async () => {
    const store = createStore<unknown>('one');
    const { Reader, seen } = reader(store);
    mount(Reader);
    await passiveEffects();
    store.set('two');
    await microtask();
    expect(seen).toEqual(['one', 'two']);
    expect(store.subscribe).toHaveBeenCalledTimes(1);
  });

  it('is not rendered again when the value is the same', async () => {
    const store = createStore<unknown>(Number.NaN);
    const { Reader, seen } = reader(store);
    mount(Reader);
    await passiveEffects();
    store.set(Number.NaN);
    await microtask();
    expect(seen).toHaveLength(1);
  });

  it('is rendered again when the store changes between rendering and subscribing', async () => {
    const store = createStore<unknown>('early');
    const { Reader, seen } = reader(store);
    mount(Reader);
    store.set('late');
    await passiveEffects();
    expect(seen).toEqual(['early', 'late']);
  });

  it('is rendered again when the store changes during subscribing', async () => {
    const store = createStore<unknown>('early');
    const { Reader, seen } = reader(store);
    const { subscribe } = store;
    store.subscribe = vi.fn((listener: () => void) => {
      store.set('late');
      return subscribe(listener);
    });
    mount(Reader);
    await passiveEffects();
    expect(seen).toEqual(['early', 'late']);
  });

  it('unsubscribes when it is unmounted', async () => {
    const store = createStore<unknown>(1);
    const { unmount } = mount(reader(store).Reader);
    await passiveEffects();
    expect(store.listeners.size).toBe(1);
    unmount();
    expect(store.listeners.size).toBe(0);
  });

  it('is unmounted and unsubscribes when the store throws after subscribing', async () => {
    const store = createStore<unknown>(1);
    let isBroken = false;
    const read = () => {
      if (isBroken) throw new Error('no value');
      return store.read();
    };
    const subscribe = (listener: () => void) => {
      isBroken = true;
      return store.subscribe(listener);
    };
    const { errors } = mount(() => void useSyncExternalStore(subscribe, read) as undefined);
    await passiveEffects();
    expect(errors).toEqual([new Error('no value')]);
    expect(store.listeners.size).toBe(0);
  });
});

describe('a context', () => {
  const [Size, Color] = [createContext('small'), createContext('red')];
  const { note, read } = createLog();
  const Reader: Component = () => {
    note(`${useContext(Size)} ${useContext(Color)}`);
    return null;
  };

  it('has its default value without a provider', () => {
    mount(Reader);
    expect(read()).toEqual(['small red']);
  });

  it('has the value of its nearest provider, regardless of other contexts', () => {
    mount(() =>
      jsx(Size.Provider, {
        value: 'large',
        children: [
          element(Reader),
          jsx(Color.Provider, { value: 'blue', children: jsx(Reader, {}) }),
          jsx(Size.Provider, { value: 'huge', children: jsx(Reader, {}) }),
        ],
      }),
    );
    expect(read()).toEqual(['large red', 'large blue', 'huge red']);
  });

  it('renders its consumers again, but no components in between', async () => {
    let set: (value: string) => void = () => {};
    const between = vi.fn(() => [element(Reader), jsx(Size.Provider, { value: 'own', children: jsx(Reader, {}) })]);
    const inside = jsx(between, {});
    mount(() => {
      const [size, setSize] = useState('one');
      set = setSize;
      return jsx(Size.Provider, { value: size, children: inside });
    });
    expect(read()).toEqual(['one red', 'own red']);
    set('two');
    await microtask();
    expect(read()).toEqual(['two red']);
    expect(between).toHaveBeenCalledTimes(1);
  });
});
