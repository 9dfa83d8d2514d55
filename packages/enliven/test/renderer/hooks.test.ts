/** States, records and stores of components that draw nothing. */
import { describe, expect, it, vi } from 'vitest';
import { useContext, useReducer, useRef, useState, useSyncExternalStore } from '../../src/renderer/hooks';
import type { Component } from '../../src/renderer/piece';
import { grow, turn } from './support';

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

type Store = ReturnType<typeof createStore<unknown>>;

/** Reads a store and notes each value it renders with. */
function reader(store: Store, read = store.read): { Reader: Component; seen: unknown[] } {
  const seen: unknown[] = [];
  const Reader: Component = () => {
    seen.push(useSyncExternalStore(store.subscribe, read));
    return null;
  };
  return { Reader, seen };
}

describe('a state', () => {
  it('is made once by a function, and follows functions of the one before', async () => {
    const make = vi.fn(() => 1);
    const seen: number[] = [];
    let set: (change: (before: number) => number) => void = () => {};
    grow(() => {
      const [value, setValue] = useState<number>(make);
      set = setValue;
      seen.push(value);
      return null;
    });
    set((before) => before + 1);
    set((before) => before * 10);
    await turn();
    expect(seen).toEqual([1, 20]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('that is set while rendering is there in what is rendered', () => {
    const seen: unknown[] = [];
    const Derived: Component = ({ from }: { from: number }) => {
      const [known, setKnown] = useState(0);
      if (known !== from) setKnown(from);
      seen.push(known);
      return null;
    };
    expect(grow(Derived, { from: 3 }).errors).toEqual([]);
    expect(seen).toEqual([0, 3]);
  });

  it('follows the newest reducer, and sends with one function for good', async () => {
    const seen: [number, unknown][] = [];
    grow(() => {
      const step = useRef(1);
      const [sum, send] = useReducer((before: number, times: number) => before + times * step.current, 0);
      seen.push([sum, send]);
      step.current = 10;
      return null;
    });
    const [, send] = seen[0] as [number, (times: number) => void];
    send(2);
    await turn();
    expect(seen.map(([sum]) => sum)).toEqual([0, 20]);
    expect(seen[1]?.[1]).toBe(send);
  });

  it('of a reducer may be made of what it is given', () => {
    const seen: string[] = [];
    grow(() => {
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

describe('a store', () => {
  it('is rendered with, and with each new value', async () => {
    const store = createStore<unknown>('one');
    const { Reader, seen } = reader(store);
    grow(Reader);
    store.set('two');
    await turn();
    expect(seen).toEqual(['one', 'two']);
    expect(store.subscribe).toHaveBeenCalledTimes(1);
  });

  it('renders nothing anew when the value is the same', async () => {
    const store = createStore<unknown>(Number.NaN);
    const { Reader, seen } = reader(store);
    grow(Reader);
    store.set(Number.NaN);
    await turn();
    expect(seen).toHaveLength(1);
  });

  it('that changes between rendering and listening is noticed', () => {
    const store = createStore<unknown>('early');
    const { Reader, seen } = reader(store, () => {
      const value = store.read();
      if (value === 'early') store.set('late');
      return value;
    });
    grow(Reader);
    expect(seen).toEqual(['early', 'late']);
  });

  it('hears nobody any more after the end', () => {
    const store = createStore<unknown>(1);
    const { end } = grow(reader(store).Reader);
    expect(store.listeners.size).toBe(1);
    end();
    expect(store.listeners.size).toBe(0);
  });
});

it('a component knows where it lives', () => {
  const places: unknown[] = [];
  grow(() => {
    places.push(useContext());
    return null;
  });
  expect(places).toEqual([{ package: '@enliven/probe' }]);
});
