/** Sizes in a browser: measured at once, written in the next frame, without error events on the page. */
import { nextFrames, root } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { watchSize } from '../src';
import { cleanUp } from './support/bring';

afterEach(cleanUp);

const box = () => root('<div style="width:100px"><p style="height:10px"></p></div>') as HTMLElement;

/** Returns the messages of error events during `test`. The events end here, so that the test runner does not report them. */
async function errorsOf(test: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  const onError = (event: ErrorEvent) => {
    errors.push(event.message);
    event.stopImmediatePropagation();
  };
  addEventListener('error', onError, true);
  try {
    await test();
  } finally {
    removeEventListener('error', onError, true);
  }
  return errors;
}

describe('watchSize', () => {
  it('measures the current size and every change until it is stopped', async () => {
    const element = box();
    const widths: number[] = [];
    const stop = watchSize(
      [element],
      ([entry]) => entry?.contentRect.width,
      (width) => widths.push(width ?? 0),
    );
    await nextFrames();
    element.style.width = '200px';
    await nextFrames();
    stop();
    element.style.width = '300px';
    await nextFrames();
    expect(widths).toEqual([100, 200]);
  });

  it('writes one frame after the measurement', async () => {
    const element = box();
    const order: string[] = [];
    const stop = watchSize(
      [element],
      () => order.push('measured'),
      () => order.push('written'),
    );
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        order.push('first frame');
        requestAnimationFrame(() => {
          order.push('second frame');
          requestAnimationFrame(() => resolve());
        });
      });
    });
    stop();
    expect(order).toEqual(['first frame', 'measured', 'second frame', 'written']);
  });

  it('writes nothing after it is stopped', async () => {
    const element = box();
    const written: unknown[] = [];
    const stop: () => void = watchSize(
      [element],
      () => queueMicrotask(() => stop()),
      () => written.push('written'),
    );
    await nextFrames();
    expect(written).toEqual([]);
  });

  it('measures several elements in one call', async () => {
    const element = box();
    const child = element.firstElementChild as HTMLElement;
    const entryCounts: number[] = [];
    const stop = watchSize([element, child], (entries) => entryCounts.push(entries.length));
    await nextFrames();
    child.style.height = '50px';
    await nextFrames();
    stop();
    expect(entryCounts).toEqual([2, 2]);
  });

  it('can write sizes that it observes without causing an error event', async () => {
    const element = box();
    const child = element.firstElementChild as HTMLElement;
    const grow = () => {
      element.style.width = `${Math.max(element.offsetWidth, 150)}px`;
    };
    const errors = await errorsOf(async () => {
      const stop = watchSize([child], () => {}, grow);
      const second = watchSize(
        [element],
        () => {},
        () => child.style.setProperty('height', '30px'),
      );
      await nextFrames();
      await nextFrames();
      stop();
      second();
    });
    expect({ errors, width: element.offsetWidth, height: child.offsetHeight }).toEqual({
      errors: [],
      width: 150,
      height: 30,
    });
  });

  it('avoids the error event that a write in a ResizeObserver callback causes', async () => {
    const element = box();
    const child = element.firstElementChild as HTMLElement;
    const errors = await errorsOf(async () => {
      const observer = new ResizeObserver(() => element.style.setProperty('width', '150px'));
      observer.observe(child);
      await nextFrames();
      observer.disconnect();
    });
    expect(errors.join()).toContain('ResizeObserver loop');
  });
});
