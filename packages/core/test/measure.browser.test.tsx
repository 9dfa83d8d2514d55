/** The shared read phase in a browser, where layout is expensive. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { measure, measureLaidOut } from '../src';
import { cleanUp } from './support/bring';

afterEach(cleanUp);

describe('measure', () => {
  it('reads everything before it writes anything, so that all reads see the same layout', async () => {
    root(
      '<div style="width:100px"><p style="height:10px"></p><p style="height:10px"></p><p style="height:10px"></p></div>',
    );
    const all = [...document.querySelectorAll('p')];
    const tops: number[] = [];
    for (const element of all) {
      measure(
        () => tops.push(element.getBoundingClientRect().top),
        () => {
          element.style.height = '500px';
        },
      );
    }
    const before = all.map((element) => element.getBoundingClientRect().top);
    await nextFrames();
    expect(tops).toEqual(before);
    expect(all.map(({ offsetHeight }) => offsetHeight)).toEqual([500, 500, 500]);
  });

  it('writes in the frame of the read, before the browser paints', async () => {
    const element = root('<p style="height:10px">text</p>') as HTMLElement;
    const painted: number[] = [];
    measure(
      () => element.offsetHeight,
      (height) => {
        element.style.height = `${height * 2}px`;
      },
    );
    // Requested later, so this callback runs after the measurement in the same frame.
    requestAnimationFrame(() => painted.push(element.offsetHeight));
    await nextFrames();
    expect(painted).toEqual([20]);
  });

  it('never alternates reads and writes, which would compute layout for each', async () => {
    const count = 300;
    root(`<div>${'<p style="height:10px">some text to lay out</p>'.repeat(count)}</div>`);
    const all = [...document.querySelectorAll('p')];
    const order: string[] = [];
    for (const element of all) {
      measure(
        () => {
          order.push('read');
          return element.offsetHeight;
        },
        (height) => {
          order.push('write');
          element.style.height = `${height + 1}px`;
        },
      );
    }
    await nextFrames();
    // A read after a write computes layout again. No read follows a write here.
    expect(order.lastIndexOf('read')).toBeLessThan(order.indexOf('write'));
    expect(order).toHaveLength(2 * count);
    expect(new Set(all.map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([11]));
  });
});

describe('measureLaidOut', () => {
  it('reads after all callbacks of the frame, and writes before the browser paints', async () => {
    const element = root('<p style="height:10px">text</p>') as HTMLElement;
    const order: string[] = [];
    measureLaidOut(
      () => {
        order.push('read');
        return element.offsetHeight;
      },
      (height) => {
        order.push(`write ${height}`);
        element.style.height = '40px';
      },
    );
    // Requested later, so this callback runs after the one of the measurement.
    requestAnimationFrame(() => {
      order.push('frame');
      element.style.height = '20px';
      // A task after the frame.
      setTimeout(() => order.push(`after ${element.offsetHeight}`));
    });
    await nextFrames(3);
    expect(order).toEqual(['frame', 'read', 'write 20', 'after 40']);
  });

  it('measures in the frame of the event whose listener calls it', async () => {
    root('<div style="height:9000px"></div>');
    const order: string[] = [];
    addEventListener(
      'scroll',
      () =>
        measureLaidOut(
          () => scrollY,
          (y) => order.push(`scrolled ${y}`),
        ),
      { once: true },
    );
    await nextFrames();
    scrollTo({ top: 70, behavior: 'instant' });
    requestAnimationFrame(() => setTimeout(() => order.push('after')));
    await until(() => order.length === 2);
    expect(order).toEqual(['scrolled 70', 'after']);
  });

  it('also measures when the root element is not displayed', async () => {
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    document.documentElement.style.display = 'none';
    const write = vi.fn();
    measureLaidOut(() => 'measured', write);
    await until(() => write.mock.calls.length > 0);
    expect(write.mock.calls).toEqual([['measured']]);
  });

  it('does not run a cancelled measurement', async () => {
    const read = vi.fn();
    measureLaidOut(read, read)();
    await nextFrames(3);
    expect(read).not.toHaveBeenCalled();
  });
});
