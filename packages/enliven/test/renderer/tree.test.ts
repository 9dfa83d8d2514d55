/** Trees of components that draw nothing: who is kept, in which order effects come and go, and what an error takes along. */
import { describe, expect, it, vi } from 'vitest';
import { useEffect, useLayoutEffect, useMemo, useState } from '../../src/renderer/hooks';
import { type Component, Fragment, jsx, type Output } from '../../src/renderer/piece';
import { diary, grow, item, later, turn } from './support';

/** Tells the diary of its effects; `children` are what it renders. */
function teller(note: (text: string) => void): Component {
  return ({ name, children = null }: { name: string; children?: Output }) => {
    useLayoutEffect(() => {
      note(`+${name}`);
      return () => note(`-${name}`);
    }, [name]);
    return children;
  };
}

/** A component whose list of children is set from outside. */
function changing(first: Output): { Root: Component; show(next: Output): Promise<void> } {
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
      return turn();
    },
  };
}

describe('effects', () => {
  it('begin with the children, and end with the parents', () => {
    const { note, read } = diary();
    const Teller = teller(note);
    const { end } = grow(Teller, {
      name: 'a',
      children: [item(Teller, 'b', { name: 'b' }), item(Teller, 'c', { name: 'c' })],
    });
    expect(read()).toEqual(['+b', '+c', '+a']);
    end();
    expect(read()).toEqual(['-a', '-b', '-c']);
  });

  it('all end before any begins anew', async () => {
    const { note, read } = diary();
    const Teller = teller(note);
    const { Root, show } = changing([item(Teller, 'x', { name: 'a' }), item(Teller, 'y', { name: 'b' })]);
    grow(Root);
    read();
    await show([item(Teller, 'x', { name: 'c' }), item(Teller, 'y', { name: 'd' })]);
    expect(read()).toEqual(['-a', '-b', '+c', '+d']);
  });

  it('begin again only when something they depend on is another, and each time without such a list', async () => {
    const [same, each] = [vi.fn(), vi.fn()];
    let set: (value: number) => void = () => {};
    grow(() => {
      const [value, setValue] = useState(Number.NaN);
      set = setValue;
      useLayoutEffect(() => same(value), [value]);
      useLayoutEffect(() => each());
      return null;
    });
    set(Number.NaN);
    await turn();
    expect([same.mock.calls.length, each.mock.calls.length]).toEqual([1, 1]);
    set(1);
    await turn();
    expect([same.mock.calls.length, each.mock.calls.length]).toEqual([2, 2]);
  });

  it('that are late come when the browser has had its turn, and before what is rendered next', async () => {
    const { note, read } = diary();
    let set: (value: number) => void = () => {};
    const { end } = grow(() => {
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
    await later();
    expect(read()).toEqual(['+0']);
    set(1);
    await turn();
    set(2);
    await turn();
    expect(read()).toEqual(['render 1', '-0', '+1', 'render 2']);
    end();
    expect(read()).toEqual(['-1']);
    await later();
    expect(read()).toEqual([]);
  });

  it('may set a state, which is rendered before anybody else has a turn', () => {
    const seen: number[] = [];
    grow(() => {
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

describe('components', () => {
  it('are kept by key wherever they move, and by place without one', async () => {
    const { note, read } = diary();
    const Teller = teller(note);
    const named = (...names: string[]) => names.map((name) => item(Teller, name, { name }));
    const { Root, show } = changing(named('a', 'b', 'c'));
    grow(Root);
    read();
    await show(named('c', 'a'));
    expect(read()).toEqual(['-b']);
    await show([item(Teller, undefined, { name: 'x' }), false, item(Teller, undefined, { name: 'y' })]);
    expect(read()).toEqual(['-c', '-a', '+x', '+y']);
    await show([null, null, item(Teller, undefined, { name: 'y' })]);
    expect(read()).toEqual(['-x']);
  });

  it('of another kind in the same place are begun anew', async () => {
    const { note, read } = diary();
    const [One, Two] = [teller(note), teller(note)];
    const { Root, show } = changing(item(One, undefined, { name: 'one' }));
    grow(Root);
    await show(item(Two, undefined, { name: 'two' }));
    expect(read()).toEqual(['+one', '-one', '+two']);
  });

  it('that are the very same piece are not rendered again', async () => {
    const rendered = vi.fn(() => null);
    const kept = item(rendered);
    const { Root, show } = changing([kept]);
    grow(Root);
    await show([kept, false]);
    expect(rendered).toHaveBeenCalledTimes(1);
    await show([item(rendered), false]);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('may stand in lists within lists, fragments, and twice with one key', () => {
    const { note, read } = diary();
    const Teller = teller(note);
    const a = (name: string) => item(Teller, 'same', { name });
    const { end } = grow(() => [[a('1'), a('2')], jsx(Fragment, { children: [a('3'), [a('4')]] }), 'text', 5, true]);
    expect(read()).toEqual(['+1', '+2', '+3', '+4']);
    end();
    expect(read()).toEqual(['-1', '-2', '-3', '-4']);
  });

  it('that change together are rendered once, parents first', async () => {
    const { note, read } = diary();
    const setters: ((value: number) => void)[] = [];
    const Child: Component = ({ from }: { from: number }) => {
      const [own, set] = useState(0);
      setters[1] = set;
      note(`child ${from} ${own}`);
      return null;
    };
    grow(() => {
      const [value, set] = useState(0);
      setters[0] = set;
      note(`parent ${value}`);
      return jsx(Child, { from: value });
    });
    read();
    setters[1]?.(1);
    setters[0]?.(1);
    setters[0]?.(2);
    await turn();
    expect(read()).toEqual(['parent 2', 'child 2 1']);
  });

  it('compute again only what depends on something else', async () => {
    const compute = vi.fn((value: number) => ({ value }));
    const seen: unknown[] = [];
    let set: (value: { key: number }) => void = () => {};
    grow(() => {
      const [{ key }, setKey] = useState({ key: 1 });
      set = setKey;
      seen.push(useMemo(() => compute(key), [key]));
      return null;
    });
    set({ key: 1 });
    await turn();
    set({ key: 2 });
    await turn();
    expect(compute.mock.calls).toEqual([[1], [2]]);
    expect(seen[0]).toBe(seen[1]);
  });
});

describe('an error', () => {
  const broken = () => {
    throw new Error('broken on purpose');
  };
  const Rendering: Component = broken;
  const Effect: Component = () => {
    useLayoutEffect(broken);
    return null;
  };
  const Late: Component = () => {
    useEffect(broken);
    return null;
  };
  it.each([
    ['a rendering', Rendering],
    ['an effect', Effect],
    ['a late effect', Late],
  ])('in %s takes its own tree down, and no other', async (_, Bad) => {
    const { note, read } = diary();
    const Teller = teller(note);
    const other = grow(Teller, { name: 'other' });
    const { errors, tree } = grow(Teller, {
      name: 'a',
      children: [item(Teller, 'b', { name: 'b' }), item(Bad, 'c')],
    });
    await later();
    expect(errors).toEqual([new Error('broken on purpose')]);
    expect(tree.root).toBeUndefined();
    const told = read();
    expect(
      told
        .filter((text) => text[0] === '-')
        .map((text) => text.slice(1))
        .sort(),
    ).toEqual(
      told
        .filter((text) => text[0] === '+' && text !== '+other')
        .map((text) => text.slice(1))
        .sort(),
    );
    other.end();
    expect(read()).toEqual(['-other']);
    expect(other.errors).toEqual([]);
  });

  it('while effects end leaves none of the others undone', () => {
    const { note, read } = diary();
    const Teller = teller(note);
    const Bad: Component = () => {
      useLayoutEffect(() => broken, []);
      return null;
    };
    const { errors, end } = grow(Teller, { name: 'a', children: [item(Bad, 'x'), item(Teller, 'b', { name: 'b' })] });
    read();
    end();
    expect(read()).toEqual(['-a', '-b']);
    expect(errors).toHaveLength(1);
  });

  it('is what comes of a state that is set in each rendering, or in each effect', async () => {
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
    for (const again of [true, false]) expect(`${grow(set(again)).errors}`).toContain('each time it is rendered');
  });

  it('is what comes of an element that no slot was made for', () => {
    expect(`${grow(() => jsx('b', {})).errors}`).toContain('<b> is drawn outside of a Slot');
  });

  it('does not come of a state that is set after the end', async () => {
    let set: (value: number) => void = () => {};
    const rendered = vi.fn();
    const { end, errors } = grow(() => {
      const [value, setValue] = useState(0);
      set = setValue;
      rendered(value);
      return null;
    });
    end();
    set(1);
    await turn();
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(errors).toEqual([]);
  });
});
