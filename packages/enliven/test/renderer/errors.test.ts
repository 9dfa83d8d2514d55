/** Errors in components of the renderer unmount their own tree only. */
import { describe, expect, it, vi } from 'vitest';
import { useEffect, useLayoutEffect, useState } from '../../src/renderer/hooks';
import { type Component, jsx, type Output } from '../../src/renderer/node';
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

describe('an error of a component', () => {
  const broken = () => {
    throw new Error('broken on purpose');
  };
  const Rendering: Component = broken;
  const Effect: Component = () => {
    useLayoutEffect(broken);
    return null;
  };
  const Passive: Component = () => {
    useEffect(broken);
    return null;
  };
  it.each([
    ['a render', Rendering],
    ['an effect', Effect],
    ['a passive effect', Passive],
  ])('in %s unmounts its own tree, and no other', async (_, Bad) => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const other = mount(Logger, { name: 'other' });
    const { errors, tree } = mount(Logger, {
      name: 'a',
      children: [element(Logger, 'b', { name: 'b' }), element(Bad, 'c')],
    });
    await passiveEffects();
    expect(errors).toEqual([new Error('broken on purpose')]);
    expect(tree.root).toBeUndefined();
    const log = read();
    expect(
      log
        .filter((text) => text[0] === '-')
        .map((text) => text.slice(1))
        .sort(),
    ).toEqual(
      log
        .filter((text) => text[0] === '+' && text !== '+other')
        .map((text) => text.slice(1))
        .sort(),
    );
    other.unmount();
    expect(read()).toEqual(['-other']);
    expect(other.errors).toEqual([]);
  });

  it('in a clean-up does not stop other clean-ups', () => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const Bad: Component = () => {
      useLayoutEffect(() => broken, []);
      return null;
    };
    const { errors, unmount } = mount(Logger, {
      name: 'a',
      children: [element(Bad, 'x'), element(Logger, 'b', { name: 'b' })],
    });
    read();
    unmount();
    expect(read()).toEqual(['-a', '-b']);
    expect(errors).toHaveLength(1);
  });

  it('in a clean-up of a removed component unmounts its tree', async () => {
    const { note, read } = createLog();
    const Logger = createLogger(note);
    const Bad: Component = () => {
      useLayoutEffect(() => broken, []);
      return null;
    };
    const { Root, show } = withOutput([element(Bad), element(Logger, undefined, { name: 'beside' })]);
    const { errors, tree } = mount(Root);
    await show([false, element(Logger, undefined, { name: 'beside' })]);
    expect(errors).toEqual([new Error('broken on purpose')]);
    expect(tree.root).toBeUndefined();
    expect(read()).toEqual(['+beside', '-beside']);
  });

  it('in a reducer unmounts its tree, and is not thrown by dispatch', async () => {
    let set: (value: () => number) => void = () => {};
    const { errors, tree } = mount(() => {
      const [value, setValue] = useState(0);
      set = setValue;
      return `${value}`;
    });
    set(broken);
    await microtask();
    expect(errors).toEqual([new Error('broken on purpose')]);
    expect(tree.root).toBeUndefined();
  });

  it('is reported when a state is set in each render, or in each effect', async () => {
    const set =
      (again: boolean): Component =>
      () => {
        const [value, setValue] = useState(0);
        if (!again) setValue(value + 1);
        useLayoutEffect(() => {
          if (again) setValue(value + 1);
        });
        return null;
      };
    for (const again of [true, false]) expect(`${mount(set(again)).errors}`).toContain('each time it is rendered');
  });

  it('is reported for an element outside of a slot', () => {
    expect(`${mount(() => jsx('b', {})).errors}`).toContain('<b> is drawn outside of a Slot');
  });

  it('does not occur when a state is set after unmounting', async () => {
    let set: (value: number) => void = () => {};
    const rendered = vi.fn();
    const { unmount, errors } = mount(() => {
      const [value, setValue] = useState(0);
      set = setValue;
      rendered(value);
      return null;
    });
    unmount();
    set(1);
    await microtask();
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(errors).toEqual([]);
  });
});
