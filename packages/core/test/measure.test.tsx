/** One read phase and one write phase per frame. */
import { nextFrames } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { measure } from '../src';
import { consoleMessagesOf } from './support/bring';

describe('measure', () => {
  it('reads everything before it writes anything', async () => {
    const order: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      measure(
        () => {
          order.push(`read ${name}`);
          return name;
        },
        (value) => order.push(`write ${value}`),
      );
    }
    expect(order).toEqual([]);
    await nextFrames();
    expect(order).toEqual(['read a', 'read b', 'read c', 'write a', 'write b', 'write c']);
  });

  it('spreads thousands of measurements over several frames, in their order', () => {
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    const flush = () => frame.mock.lastCall?.[0](0);
    const written: number[] = [];
    const cancels = Array.from({ length: 2000 }, (_, index) =>
      measure(
        () => index,
        (value) => written.push(value),
      ),
    );
    // Cancelled measurements take no place of others.
    for (const cancel of cancels.slice(0, 1000)) cancel();
    flush();
    expect(written).toHaveLength(512);
    flush();
    expect(written).toEqual(Array.from({ length: 1000 }, (_, index) => 1000 + index));
    expect(frame).toHaveBeenCalledTimes(2);
    frame.mockRestore();
  });

  it('requests one frame for all measurements', () => {
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    const offs = [1, 2, 3].map((value) => measure(() => value, vi.fn()));
    expect(frame).toHaveBeenCalledOnce();
    const flush = frame.mock.calls[0]?.[0] as FrameRequestCallback;
    frame.mockRestore();
    flush(0);
    for (const off of offs) off();
  });

  it('defers a measurement requested during a write to the next frame', async () => {
    const order: string[] = [];
    measure(
      () => order.push('first read'),
      () => {
        order.push('first write');
        measure(
          () => order.push('second read'),
          () => order.push('second write'),
        );
      },
    );
    await nextFrames(3);
    expect(order).toEqual(['first read', 'first write', 'second read', 'second write']);
  });

  it('does not run a cancelled measurement, even when cancelled between its read and its write', async () => {
    const [read, write] = [vi.fn(), vi.fn()];
    measure(read, write)();
    const late = vi.fn();
    let off = () => {};
    measure(
      () => {},
      () => off(),
    );
    off = measure(() => {}, late);
    await nextFrames();
    expect(read).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });

  it('reports a read or write that throws, and continues with the next', async () => {
    const written: string[] = [];
    const fail = (text: string) => () => {
      throw new Error(text);
    };
    const { errors } = await consoleMessagesOf(async () => {
      measure(fail('cannot read'), () => written.push('never'));
      measure(() => 'value', fail('cannot write'));
      measure(
        () => 'last',
        (value) => written.push(value),
      );
      await nextFrames();
    });
    expect(written).toEqual(['last']);
    expect(errors).toEqual(['[enliven/core] cannot read', '[enliven/core] cannot write']);
  });
});
