/** Trees of components: which nodes are kept, in which order effects run, and what an error unmounts. */
import { describe, expect, it, vi } from 'vitest';
import { useEffect, useLayoutEffect, useState } from '../../src/renderer/hooks';
import { type Component, jsx, type Output } from '../../src/renderer/node';
import { unmountTree } from '../../src/renderer/schedule';
import { createLog, element, microtask, mount, passiveEffects } from './support';

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

describe('effects', () => {
  it('run children first, and are cleaned up parents first', () => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const { unmount } = mount(Logger, {
      name: 'a',
      children: [element(Logger, 'b', { name: 'b' }), element(Logger, 'c', { name: 'c' })],
    });
    expect(read()).toEqual(['+b', '+c', '+a']);
    unmount();
    expect(read()).toEqual(['-a', '-b', '-c']);
  });

  it('are all cleaned up before any runs again', async () => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const { Root, show } = withOutput([element(Logger, 'x', { name: 'a' }), element(Logger, 'y', { name: 'b' })]);
    mount(Root);
    read();
    await show([element(Logger, 'x', { name: 'c' }), element(Logger, 'y', { name: 'd' })]);
    expect(read()).toEqual(['-a', '-b', '+c', '+d']);
  });

  it('that unmount their own tree are cleaned up, and no more effects run', () => {
    const { note, read } = createLog();
    let unmount = () => {};
    const Logger = createLogger(note);
    const mounted = mount(
      () => {
        useLayoutEffect(() => {
          note('+unmounts');
          unmount();
          return () => note('-unmounts');
        }, []);
        useLayoutEffect(() => note('too late'), []);
        return jsx(Logger, { name: 'child' });
      },
      {},
      (tree) => {
        unmount = () => unmountTree(tree);
      },
    );
    expect(read()).toEqual(['+child', '+unmounts', '-child', '-unmounts']);
    expect(mounted.errors).toEqual([]);
  });

  it('run again only when a dependency has changed, or without dependencies', async () => {
    const [same, each] = [vi.fn(), vi.fn()];
    let set: (value: number) => void = () => {};
    mount(() => {
      const [value, setValue] = useState(Number.NaN);
      set = setValue;
      useLayoutEffect(() => same(value), [value]);
      useLayoutEffect(() => each());
      return null;
    });
    set(Number.NaN);
    await microtask();
    expect([same.mock.calls.length, each.mock.calls.length]).toEqual([1, 1]);
    set(1);
    await microtask();
    expect([same.mock.calls.length, each.mock.calls.length]).toEqual([2, 2]);
  });

  it('that are passive run after a microtask, and before the next render', async () => {
    const { note, read } = createLog();
    let set: (value: number) => void = () => {};
    const { unmount } = mount(() => {
      const [value, setValue] = useState(0);
      set = setValue;
      note(`render ${value}`);
      useEffect(() => {
        note(`+${value}`);
        return () => note(`-${value}`);
      }, [value]);
      return null;
    });
    expect(read()).toEqual(['render 0']);
    await passiveEffects();
    expect(read()).toEqual(['+0']);
    set(1);
    await microtask();
    set(2);
    await microtask();
    expect(read()).toEqual(['render 1', '-0', '+1', 'render 2']);
    unmount();
    expect(read()).toEqual(['-1', '+2', '-2']);
    await passiveEffects();
    expect(read()).toEqual([]);
  });

  it('run in tree order, regardless of which components were rendered', async () => {
    const { note, read } = createLog();
    const setters: (() => void)[] = [];
    const Logger: Component = ({ name, children = null }: { name: string; children?: Output }) => {
      const [count, set] = useState(0);
      setters.push(() => set((before) => before + 1));
      useLayoutEffect(() => {
        note(`+${name}${count}`);
        return () => note(`-${name}${count}`);
      });
      return children;
    };
    const deep = jsx(Logger, { name: 'a', children: jsx(Logger, { name: 'b' }) });
    mount(() => [deep, jsx(Logger, { name: 'c' })]);
    expect(read()).toEqual(['+b0', '+a0', '+c0']);
    setters[2]?.();
    setters[1]?.();
    await microtask();
    expect(read()).toEqual(['-b0', '-c0', '+b1', '+c1']);
  });

  it('that are passive run before an update of a layout effect is rendered', async () => {
    const { note, read } = createLog();
    mount(() => {
      const [value, set] = useState(0);
      note(`render ${value}`);
      useLayoutEffect(() => set(1), []);
      useEffect(() => {
        note(`+${value}`);
        return () => note(`-${value}`);
      }, [value]);
      return null;
    });
    await passiveEffects();
    expect(read()).toEqual(['render 0', '+0', 'render 1', '-0', '+1']);
  });

  it('can set a state, which is rendered before the next microtask', () => {
    const seen: number[] = [];
    mount(() => {
      const [value, set] = useState(0);
      seen.push(value);
      useLayoutEffect(() => {
        if (value < 3) set(value + 1);
      }, [value]);
      return null;
    });
    expect(seen).toEqual([0, 1, 2, 3]);
  });
});
