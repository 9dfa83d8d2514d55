/** Tests of portals, shared by both renderers that create elements. */
import { PATIENCE } from '@enliven/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from '../../src/renderer/hooks';
import { createContext, useContext } from '../../src/renderer/library';
import { type Component, Fragment, type JsxElement, jsx, type Output } from '../../src/renderer/node';
import { element, microtask, mount, passiveEffects } from './support';

/** @param createPortal function of the renderer under test */
export function describeDrawing(createPortal: (children: Output, into: Element) => JsxElement): void {
  let place: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<aside></aside>';
    place = document.body.firstElementChild as HTMLElement;
  });

  /** Mounts a portal that renders the result of `content` into the target. */
  const draw = (content: () => Output) => mount(() => createPortal(content(), place));

  describe('the content of a portal', () => {
    it('is in the target with attributes, styles and text before layout effects of its parents run', () => {
      const seen: string[] = [];
      const { unmount, errors } = mount(() => {
        const button = useRef<HTMLElement>();
        useLayoutEffect(() => void seen.push(`${button.current?.textContent}`), []);
        const inside = ['pressed ', 0, null, false, jsx('b', { children: 'times' })];
        return createPortal(
          jsx('button', { ref: button, className: 'ours', style: { margin: '0px' }, children: inside }),
          place,
        );
      });
      expect(errors).toEqual([]);
      expect(seen).toEqual(['pressed 0times']);
      expect(place.innerHTML).toMatch(/^<button class="ours" style="margin: 0px;?">pressed 0<b>times<\/b><\/button>$/);
      unmount();
      expect(place.innerHTML).toBe('');
    });

    it('keeps its keyed elements when it is updated and reordered', async () => {
      let show: (names: string[]) => void = () => {};
      draw(() => null).unmount();
      mount(() => {
        const [names, setNames] = useState(['a', 'b', 'c']);
        show = setNames;
        return createPortal(
          names.map((name) => jsx('p', { children: name }, name)),
          place,
        );
      });
      const [a, b, c] = place.children;
      show(['c', 'a', 'd']);
      await microtask();
      expect(place.textContent).toBe('cad');
      expect([place.children[0], place.children[1]]).toEqual([c, a]);
      expect(b?.isConnected).toBe(false);
    });

    it('handles clicks that update its own state and the state of its parent', async () => {
      const Counter: Component = ({ onCount }: { onCount(): void }) => {
        const [count, setCount] = useState(0);
        const words = useMemo(() => `counted ${count}`, [count]);
        const press = () => {
          setCount((before) => before + 1);
          onCount();
        };
        return jsx('button', { onClick: press, children: words });
      };
      mount(() => {
        const [total, setTotal] = useState(0);
        const inside = [
          jsx(Counter, { onCount: () => setTotal((before) => before + 1) }, 'counter'),
          jsx('i', { children: total }, 'total'),
        ];
        return createPortal(inside, place);
      });
      place.querySelector('button')?.click();
      await vi.waitFor(() => expect(place.textContent).toBe('counted 11'), PATIENCE);
    });

    it('runs its own layout and passive effects', async () => {
      const notes: unknown[] = [];
      const Child: Component = ({ where }: { where: string }) => {
        useLayoutEffect(() => {
          notes.push(where);
          return () => notes.push('gone');
        }, [where]);
        useEffect(() => void notes.push('late'), []);
        return jsx(Fragment, { children: [jsx('i', {}, 'i')] });
      };
      const { unmount } = draw(() => jsx(Child, { where: 'here' }));
      await passiveEffects();
      await vi.waitFor(() => expect(notes).toEqual(['here', 'late']), PATIENCE);
      unmount();
      expect(notes.at(-1)).toBe('gone');
    });

    it('reads the contexts around the portal, and follows their changes', async () => {
      const [Size, Color] = [createContext('small'), createContext('red')];
      const Reader: Component = () => jsx('i', { children: `${useContext(Size)} ${useContext(Color)}` });
      const Drawing: Component = () =>
        createPortal(
          [element(Reader, 'out'), jsx(Color.Provider, { value: 'blue', children: [jsx(Reader, {}, 'in')] })],
          place,
        );
      const drawing = jsx(Drawing, {});
      let set: (size: string) => void = () => {};
      mount(() => {
        const [size, setSize] = useState('large');
        set = setSize;
        return jsx(Size.Provider, { value: size, children: drawing });
      });
      expect(place.innerHTML).toBe('<i>large red</i><i>large blue</i>');
      set('huge');
      await vi.waitFor(() => expect(place.innerHTML).toBe('<i>huge red</i><i>huge blue</i>'));
    });

    it('follows a store, even one that changes during the subscription', async () => {
      let [value, changed] = ['early', () => {}];
      const set = (next: string) => {
        value = next;
        changed();
      };
      const subscribe = (listener: () => void) => {
        set('late');
        changed = listener;
        return () => {
          changed = () => {};
        };
      };
      const Reader: Component = () => jsx('i', { children: useSyncExternalStore(subscribe, () => value) });
      draw(() => jsx(Reader, {}));
      await vi.waitFor(() => expect(place.textContent).toBe('late'), PATIENCE);
      set('now');
      await vi.waitFor(() => expect(place.textContent).toBe('now'), PATIENCE);
    });

    it('can contain another portal', () => {
      const inner = document.createElement('i');
      const { unmount } = draw(() => jsx('p', { children: createPortal('deep', inner) }));
      expect([place.innerHTML, inner.textContent]).toEqual(['<p></p>', 'deep']);
      unmount();
      expect([place.innerHTML, inner.textContent]).toEqual(['', '']);
    });
  });

  describe('an error in the content of a portal', () => {
    const Broken: Component = ({ when = true }: { when?: boolean }) => {
      if (when) throw new Error('broken on purpose');
      return jsx('b', {});
    };

    it('on the first render unmounts its tree, and does not affect other trees', () => {
      const beside = document.createElement('i');
      const other = mount(() => createPortal('there', beside));
      const { errors, tree } = draw(() => jsx(Broken, {}));
      expect(errors).toEqual([new Error('broken on purpose')]);
      expect(tree.root).toBeUndefined();
      expect([place.innerHTML, beside.textContent]).toEqual(['', 'there']);
      other.unmount();
    });

    it('on a later render unmounts its tree', async () => {
      let fail: (when: boolean) => void = () => {};
      const Child: Component = () => {
        const [when, setWhen] = useState(false);
        fail = setWhen;
        return jsx(Broken, { when });
      };
      const { errors, tree } = draw(() => jsx(Child, {}));
      expect(place.innerHTML).toBe('<b></b>');
      fail(true);
      await vi.waitFor(() => expect(errors).toEqual([new Error('broken on purpose')]), PATIENCE);
      expect(tree.root).toBeUndefined();
      expect(place.innerHTML).toBe('');
    });
  });
}
