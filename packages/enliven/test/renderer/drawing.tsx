/** What holds for either library that draws. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../../src/renderer/hooks';
import { type Component, Fragment, jsx, type Output, type Piece } from '../../src/renderer/piece';
import { grow, later, turn } from './support';

/** @param createPortal as the library's file offers it */
export function describeDrawing(createPortal: (children: Output, into: Element) => Piece): void {
  let place: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<aside></aside>';
    place = document.body.firstElementChild as HTMLElement;
  });

  /** Draws what `content` answers, into the place. */
  const draw = (content: () => Output) => grow(() => createPortal(content(), place));

  describe('what is drawn', () => {
    it('stands in the place, with attributes, styles and text, when its parents begin their effects', () => {
      const seen: string[] = [];
      const { end, errors } = grow(() => {
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
      end();
      expect(place.innerHTML).toBe('');
    });

    it('keeps its elements while it changes, and by their keys when they move', async () => {
      let show: (names: string[]) => void = () => {};
      draw(() => null).end();
      grow(() => {
        const [names, setNames] = useState(['a', 'b', 'c']);
        show = setNames;
        return createPortal(
          names.map((name) => jsx('p', { children: name }, name)),
          place,
        );
      });
      const [a, b, c] = place.children;
      show(['c', 'a', 'd']);
      await turn();
      expect(place.textContent).toBe('cad');
      expect([place.children[0], place.children[1]]).toEqual([c, a]);
      expect(b?.isConnected).toBe(false);
    });

    it('hears presses, which may change what draws it and what is drawn', async () => {
      const Counter: Component = ({ onCount }: { onCount(): void }) => {
        const [count, setCount] = useState(0);
        const words = useMemo(() => `counted ${count}`, [count]);
        const press = () => {
          setCount((before) => before + 1);
          onCount();
        };
        return jsx('button', { onClick: press, children: words });
      };
      grow(() => {
        const [total, setTotal] = useState(0);
        const inside = [
          jsx(Counter, { onCount: () => setTotal((before) => before + 1) }, 'counter'),
          jsx('i', { children: total }, 'total'),
        ];
        return createPortal(inside, place);
      });
      place.querySelector('button')?.click();
      await vi.waitFor(() => expect(place.textContent).toBe('counted 11'));
    });

    it('has effects of its own, and knows where it lives', async () => {
      const notes: unknown[] = [];
      const Child: Component = () => {
        const where = useContext();
        useLayoutEffect(() => {
          notes.push(where);
          return () => notes.push('gone');
        }, [where]);
        useEffect(() => void notes.push('late'), []);
        return jsx(Fragment, { children: [jsx('i', {}, 'i')] });
      };
      const { end } = draw(() => jsx(Child, {}));
      await later();
      await vi.waitFor(() => expect(notes).toEqual([{ package: '@enliven/probe' }, 'late']));
      end();
      expect(notes.at(-1)).toBe('gone');
    });

    it('may be drawn elsewhere by what is drawn', () => {
      const inner = document.createElement('i');
      const { end } = draw(() => jsx('p', { children: createPortal('deep', inner) }));
      expect([place.innerHTML, inner.textContent]).toEqual(['<p></p>', 'deep']);
      end();
      expect([place.innerHTML, inner.textContent]).toEqual(['', '']);
    });
  });

  describe('an error in what is drawn', () => {
    const Broken: Component = ({ when = true }: { when?: boolean }) => {
      if (when) throw new Error('broken on purpose');
      return jsx('b', {});
    };

    it('at first ends the tree, and leaves what others draw', () => {
      const beside = document.createElement('i');
      const other = grow(() => createPortal('there', beside));
      const { errors, tree } = draw(() => jsx(Broken, {}));
      expect(errors).toEqual([new Error('broken on purpose')]);
      expect(tree.root).toBeUndefined();
      expect([place.innerHTML, beside.textContent]).toEqual(['', 'there']);
      other.end();
    });

    it('later does the same', async () => {
      let fail: (when: boolean) => void = () => {};
      const Child: Component = () => {
        const [when, setWhen] = useState(false);
        fail = setWhen;
        return jsx(Broken, { when });
      };
      const { errors, tree } = draw(() => jsx(Child, {}));
      expect(place.innerHTML).toBe('<b></b>');
      fail(true);
      await vi.waitFor(() => expect(errors).toEqual([new Error('broken on purpose')]));
      expect(tree.root).toBeUndefined();
      expect(place.innerHTML).toBe('');
    });
  });
}
