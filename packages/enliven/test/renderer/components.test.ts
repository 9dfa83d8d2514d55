/** Components of the renderer: keys, order, state and contexts. */
import { describe, expect, it, vi } from 'vitest';
import { useLayoutEffect, useMemo, useState } from '../../src/renderer/hooks';
import { type Component, Fragment, jsx, type Output } from '../../src/renderer/node';
import { createLog, element, microtask, mount } from './support';

/** Returns a component that logs its effects and renders its children. */
function createLogger(note: (text: string) => void): Component {
  return ({ name, children = null }: { name: string; children?: Output }) => {
    useLayoutEffect(() => {
      note(`+${name}`);
      return () => note(`-${name}`);
    }, [name]);
    return children;
  };
}

/** Returns a component whose children the test sets. */
function withOutput(first: Output): { Root: Component; show(next: Output): Promise<void> } {
  let set: (next: () => Output) => void;
  const Root: Component = () => {
    const [output, setOutput] = useState<Output>(() => first);
    set = setOutput;
    return output;
  };
  return {
    Root,
    show: (next) => {
      set(() => next);
      return microtask();
    },
  };
}

describe('components', () => {
  it('are kept by their key when they move, and by their position without a key', async () => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const named = (...names: string[]) => names.map((name) => element(Logger, name, { name }));
    const { Root, show } = withOutput(named('a', 'b', 'c'));
    mount(Root);
    read();
    await show(named('c', 'a'));
    expect(read()).toEqual(['-b']);
    await show([element(Logger, undefined, { name: 'x' }), false, element(Logger, undefined, { name: 'y' })]);
    expect(read()).toEqual(['-c', '-a', '+x', '+y']);
    await show([null, null, element(Logger, undefined, { name: 'y' })]);
    expect(read()).toEqual(['-x']);
  });

  it('of another type in the same position are mounted again', async () => {
    const { note, read } = createLog();
    const [One, Two] = [createLogger(note), createLogger(note)];
    const { Root, show } = withOutput(element(One, undefined, { name: 'one' }));
    mount(Root);
    await show(element(Two, undefined, { name: 'two' }));
    expect(read()).toEqual(['+one', '-one', '+two']);
  });

  it('are not rendered again for the same element', async () => {
    const rendered = vi.fn(() => null);
    const kept = element(rendered);
    const { Root, show } = withOutput([kept]);
    mount(Root);
    await show([kept, false]);
    expect(rendered).toHaveBeenCalledTimes(1);
    await show([element(rendered), false]);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('can be in nested lists and fragments, and twice with one key', () => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const a = (name: string) => element(Logger, 'same', { name });
    const { unmount } = mount(() => [
      [a('1'), a('2')],
      jsx(Fragment, { children: [a('3'), [a('4')]] }),
      'text',
      5,
      true,
    ]);
    expect(read()).toEqual(['+1', '+2', '+3', '+4']);
    unmount();
    expect(read()).toEqual(['-1', '-2', '-3', '-4']);
  });

  it('with numbers as keys are distinct from those without a key', async () => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const numbered = () => jsx(Logger, { name: 'numbered' }, 0 as never);
    const { Root, show } = withOutput([element(Logger, undefined, { name: 'plain' }), numbered()]);
    mount(Root);
    expect(read()).toEqual(['+plain', '+numbered']);
    await show([false, numbered()]);
    expect(read()).toEqual(['-plain']);
    await show([element(Logger, undefined, { name: 'plain' }), numbered()]);
    expect(read()).toEqual(['+plain']);
    await show(null);
    expect(read()).toEqual(['-plain', '-numbered']);
  });

  it('with a key that equals a position in the list are all unmounted', async () => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const { Root, show } = withOutput([
      element(Logger, '0', { name: 'a' }),
      element(Logger, 1 as never, { name: 'b' }),
    ]);
    const { unmount } = mount(Root);
    await show([
      jsx(Logger, { name: 'b' }, 1 as never),
      element(Logger, undefined, { name: 'c' }),
      element(Logger, '0', { name: 'a' }),
    ]);
    expect(read()).toEqual(['+a', '+b', '+c']);
    unmount();
    expect(read()).toEqual(['-b', '-c', '-a']);
  });

  it('that are removed are not rendered again for an earlier change of state', async () => {
    const { note, read } = createLog();
    const setters: ((value: number) => void)[] = [];
    const Child: Component = ({ from }: { from: number }) => {
      const [own, set] = useState(0);
      setters[1] = set;
      note(`child ${from} ${own}`);
      return null;
    };
    mount(() => {
      const [value, set] = useState(0);
      setters[0] = set;
      return value === 0 && jsx(Child, { from: value });
    });
    setters[1]?.(1);
    setters[0]?.(1);
    await microtask();
    expect(read()).toEqual(['child 0 0']);
  });

  it('that change together are rendered once, parents first', async () => {
    const { note, read } = createLog();
    const setters: ((value: number) => void)[] = [];
    const Child: Component = ({ from }: { from: number }) => {
      const [own, set] = useState(0);
      setters[1] = set;
      note(`child ${from} ${own}`);
      return null;
    };
    mount(() => {
      const [value, set] = useState(0);
      setters[0] = set;
      note(`parent ${value}`);
      return jsx(Child, { from: value });
    });
    read();
    setters[1]?.(1);
    setters[0]?.(1);
    setters[0]?.(2);
    await microtask();
    expect(read()).toEqual(['parent 2', 'child 2 1']);
  });

  it('compute memoized values again only when dependencies change', async () => {
    const compute = vi.fn((value: number) => ({ value }));
    const seen: unknown[] = [];
    let set: (value: { key: number }) => void = () => {};
    mount(() => {
      const [{ key }, setKey] = useState({ key: 1 });
      set = setKey;
      seen.push(useMemo(() => compute(key), [key]));
      return null;
    });
    set({ key: 1 });
    await microtask();
    set({ key: 2 });
    await microtask();
    expect(compute.mock.calls).toEqual([[1], [2]]);
    expect(seen[0]).toBe(seen[1]);
  });
});
