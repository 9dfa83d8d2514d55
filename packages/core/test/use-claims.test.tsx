/** Hooks for claims: the server's element has the rendered values until the component unmounts. */
import { nextFrames, until } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it } from 'vitest';
import { useAttr, useClaims, useClass, useElementId, useProp, useStore, useStyle } from '../src';
import { cleanUp, mountAll, type Probe } from './support/bring';

afterEach(cleanUp);

const SERVER = '<div id="p" class=" probe  a" style="color:red" role="list"></div>';

const Inner: Probe = ({ element }) => {
  useAttr(element, 'title', 'inner');
  return null;
};

/** Returns a component that calls `use` with a value that the test can change. */
function steered<T>(
  first: T,
  use: (element: Element, value: T) => void,
): { set(value: T): Promise<void>; component: Probe } {
  const $value = atom<{ it: T }>({ it: first });
  return {
    component: ({ element }) => {
      use(element, useStore($value).it);
      return null;
    },
    async set(value) {
      $value.set({ it: value });
      await nextFrames();
    },
  };
}

/** Renders each value in turn and returns what `look` reads; the element must be the server's at the end. */
async function shows<T>(
  values: T[],
  use: (element: Element, value: T) => void,
  look: (element: HTMLElement) => unknown,
) {
  const { component, set } = steered(values[0] as T, use);
  const { element, stop } = await mountAll(component, SERVER);
  const seen = [look(element)];
  for (const value of values.slice(1)) {
    await set(value);
    seen.push(look(element));
  }
  await stop();
  expect(element.outerHTML).toBe(SERVER);
  return seen;
}

describe('useClaims', () => {
  it('claims nothing without an element', async () => {
    const seen = await shows(
      [true, false, true],
      (element, on) =>
        useClaims([
          [null, 'attr:title', 'nobody'],
          [on && element, 'attr:title', 'on'],
        ]),
      (element) => element.getAttribute('title'),
    );
    expect(seen).toEqual(['on', null, 'on']);
  });
});

describe('useClass', () => {
  it('adds the class for true, and does not add it for false and undefined', async () => {
    const seen = await shows(
      [true, false, undefined, true],
      (element, on) => useClass(element, 'open', on),
      (element) => element.classList.contains('open'),
    );
    expect(seen).toEqual([true, false, false, true]);
  });

  it('removes a class of the server for false, and restores it for undefined', async () => {
    const seen = await shows(
      [false, undefined, false],
      (element, on) => useClass(element, 'a', on),
      (element) => element.classList.contains('a'),
    );
    expect(seen).toEqual([false, true, false]);
  });

  it('follows a change of the class name', async () => {
    const seen = await shows(
      ['x', 'y'],
      (element, name) => useClass(element, name, true),
      (element) => [...element.classList].slice(2),
    );
    expect(seen).toEqual([['x'], ['y']]);
  });
});

describe('useAttr', () => {
  it('writes booleans and numbers as text', async () => {
    const seen = await shows<string | number | boolean | null | undefined>(
      [true, false, 3, 'text', '', null, undefined],
      (element, value) => useAttr(element, 'aria-level', value),
      (element) => element.getAttribute('aria-level'),
    );
    expect(seen).toEqual(['true', 'false', '3', 'text', '', null, null]);
  });

  it('removes an attribute of the server for null, and restores it in its place', async () => {
    const seen = await shows<string | null | undefined>(
      [null, 'tablist', undefined],
      (element, value) => useAttr(element, 'role', value),
      (element) => element.getAttribute('role'),
    );
    expect(seen).toEqual([null, 'tablist', 'list']);
  });
});

describe('useStyle', () => {
  it('writes properties, variables and "!important"', async () => {
    const seen = await shows<string | null | undefined>(
      ['1px', '2px !important', null, undefined],
      (element, value) => {
        useStyle(element, 'height', value);
        useStyle(element, '--gap', value);
      },
      ({ style }) => ['height', '--gap'].map((name) => style.getPropertyValue(name) + style.getPropertyPriority(name)),
    );
    expect(seen).toEqual([
      ['1px', '1px'],
      ['2pximportant', '2pximportant'],
      ['', ''],
      ['', ''],
    ]);
  });

  it('keeps the server’s other declarations', async () => {
    const seen = await shows(
      ['1px'],
      (element, value) => useStyle(element, 'top', value),
      ({ style }) => style.color,
    );
    expect(seen).toEqual(['red']);
  });
});

describe('useProp', () => {
  it('sets a property and restores it', async () => {
    const seen = await shows(
      [true, false, true],
      (element, value) => useProp(element, 'hidden', value),
      (element) => element.hidden,
    );
    expect(seen).toEqual([true, false, true]);
  });

  it('sets an object without a copy', async () => {
    const data = { any: 'thing' };
    const look = (element: HTMLElement) => (element as unknown as { data: unknown }).data;
    const { component } = steered(data, (element, value) => useProp(element, 'data', value));
    const { element, stop } = await mountAll(component);
    expect(look(element)).toBe(data);
    await stop();
    expect(look(element)).toBeUndefined();
  });
});

describe('a claim hook', () => {
  it('does nothing without an element, and claims when it receives one', async () => {
    const { component, set } = steered<boolean>(false, (element, there) => {
      useClass(there ? element : null, 'c', true);
      useAttr(there ? element : undefined, 'title', 'x');
    });
    const { element } = await mountAll(component);
    expect(element.outerHTML).toBe('<div class="probe"></div>');
    await set(true);
    expect(element.outerHTML).toBe('<div class="probe c" title="x"></div>');
    await set(false);
    expect(element.outerHTML).toBe('<div class="probe"></div>');
  });

  it('yields to a claim of a component that mounts later, until that component unmounts', async () => {
    const $nested = atom(false);
    const { element } = await mountAll((props) => {
      useAttr(props.element, 'title', 'outer');
      return useStore($nested) ? <Inner {...props} /> : null;
    });
    expect(element.title).toBe('outer');
    $nested.set(true);
    await until(() => element.title === 'inner');
    $nested.set(false);
    await until(() => element.title === 'outer');
  });
});

describe('useElementId', () => {
  it('returns the element’s own id', async () => {
    const ids: (string | undefined)[] = [];
    const { element, stop } = await mountAll(({ element }) => {
      ids.push(useElementId(element));
      return null;
    }, SERVER);
    expect(new Set(ids)).toEqual(new Set(['p']));
    expect(element.outerHTML).toBe(SERVER);
    await stop();
  });

  it('sets an id if the element has none, the same in every render and unique for each element', async () => {
    const ids = new Map<Element, Set<string | undefined>>();
    const $again = atom(0);
    const { runtime } = await mountAll(({ element }) => {
      useStore($again);
      ids.set(element, (ids.get(element) ?? new Set()).add(useElementId(element)));
      return null;
    }, '<p class="probe"></p><p class="probe"></p>');
    $again.set(1);
    await nextFrames();
    const elements = [...runtime.mounts].map(({ element }) => element);
    for (const element of elements) expect(ids.get(element)).toContain(element.id);
    expect(new Set(elements.map(({ id }) => id)).size).toBe(2);
    for (const { id } of elements) expect(id).toMatch(/^enliven-\d+$/);
    await runtime.stop();
    expect(document.body.innerHTML).toBe('<p class="probe"></p><p class="probe"></p>');
  });

  it('returns undefined without an element', async () => {
    let id: string | undefined = 'unset';
    await mountAll(() => {
      id = useElementId(null);
      return null;
    });
    expect(id).toBeUndefined();
  });
});
