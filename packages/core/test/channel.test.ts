/** Named meeting points between packages. */
import { describe, expect, it, vi } from 'vitest';
import { channel, revealed, stickyTop } from '../src/page/channel';

describe('channel', () => {
  it('calls all listeners in the order of their registration', () => {
    const heard: string[] = [];
    const { emit, on } = channel<string>('order');
    on((value) => heard.push(`a ${value}`));
    on((value) => heard.push(`b ${value}`));
    emit('one');
    expect(heard).toEqual(['a one', 'b one']);
  });

  it('emits without listeners and does not throw', () => {
    expect(() => channel<number>('empty').emit(1)).not.toThrow();
  });

  it('removes one listener and keeps the others', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { emit, on } = channel<number>('leaving');
    const off = on(first);
    on(second);
    off();
    off();
    emit(1);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is shared by all code that uses its name', () => {
    const heard = vi.fn();
    channel<number>('shared').on(heard);
    channel<number>('shared').emit(7);
    channel<number>('another').emit(8);
    expect(heard.mock.calls).toEqual([[7]]);
  });

  it('is shared by two copies of the library', async () => {
    const heard = vi.fn();
    channel<number>('copies').on(heard);
    vi.resetModules();
    const other = await import('../src/page/channel');
    expect(other.channel).not.toBe(channel);
    other.channel<number>('copies').emit(3);
    expect(heard).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('calls a listener that is added during an emit only from the next emit on', () => {
    const { emit, on } = channel<string>('round');
    const late = vi.fn();
    const off = on(() => {
      off();
      on(late);
    });
    emit('first');
    expect(late).not.toHaveBeenCalled();
    emit('second');
    expect(late).toHaveBeenCalledExactlyOnceWith('second');
  });
});

describe('of core named', () => {
  it('stickyTop collects the heights of elements that stick above an element', () => {
    const element = {} as Element;
    const offs = [40, 60].map((height) =>
      stickyTop.on((question) => {
        if (question.element === element) question.add(height);
      }),
    );
    const heights: number[] = [];
    const add = (pixels: number) => void heights.push(pixels);
    stickyTop.emit({ element, add });
    stickyTop.emit({ element: {} as Element, add });
    for (const off of offs) off();
    stickyTop.emit({ element, add });
    expect(heights).toEqual([40, 60]);
  });

  it('revealed passes on the element that has a box again', () => {
    const heard = vi.fn();
    const off = revealed.on(heard);
    const element = {} as Element;
    revealed.emit(element);
    off();
    revealed.emit(element);
    expect(heard).toHaveBeenCalledExactlyOnceWith(element);
  });
});
