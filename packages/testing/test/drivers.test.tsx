/** Test helpers: presses, keys, waiting, captured console output, fixtures, jQuery and animations. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  click,
  finishAnimations,
  hover,
  html,
  key,
  nextFrames,
  renderBehavior,
  root,
  silence,
  touch,
  until,
  withJQuery,
} from '../src';
import { conformance, Sound, specimen } from './support/specimens';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Records the types of events that reach an element. */
function heard(element: Element, ...types: string[]): string[] {
  const list: string[] = [];
  for (const type of types) element.addEventListener(type, (event) => list.push(event.type));
  return list;
}
const prevent = (event: Event) => event.preventDefault();

describe('click', () => {
  it('sends the events of a mouse press in order', () => {
    const element = root('<p><b></b></p>');
    const list = heard(element, 'click', 'pointerup', 'pointerdown');
    expect(click(element.firstElementChild as Element)).toBe(true);
    expect(list).toEqual(['pointerdown', 'pointerup', 'click']);
  });

  it('returns false if a listener prevents the default', () => {
    const element = root('<p></p>');
    element.addEventListener('click', prevent);
    expect(click(element)).toBe(false);
  });

  it('passes its options to the event', () => {
    const element = root('<p></p>') as HTMLElement;
    const seen = vi.fn();
    element.addEventListener('click', ({ ctrlKey, button }) => seen(ctrlKey, button));
    click(element, { ctrlKey: true, button: 1 });
    expect(seen).toHaveBeenCalledExactlyOnceWith(true, 1);
  });
});

describe('touch and hover', () => {
  it('send the events of a tap and its click', () => {
    const element = root('<p></p>');
    const list = heard(element, 'touchstart', 'touchend', 'click');
    expect(touch(element)).toBe(true);
    expect(list).toEqual(['touchstart', 'touchend', 'click']);
  });

  it('send enter events, and leave events when hover ends', () => {
    const element = root('<p></p>');
    const list = heard(element, 'pointerenter', 'mouseenter', 'pointerleave', 'mouseleave');
    const leave = hover(element);
    expect(list).toEqual(['pointerenter', 'mouseenter']);
    leave();
    expect(list.slice(2)).toEqual(['pointerleave', 'mouseleave']);
  });
});

describe('key', () => {
  it('sends key events to the focused element', () => {
    const field = root('<input>') as HTMLInputElement;
    field.focus();
    const list = heard(field, 'keydown', 'keyup');
    expect(key('Enter')).toBe(true);
    expect(list).toEqual(['keydown', 'keyup']);
  });

  it('sends key events with its options to a given element, and returns false if the default is prevented', () => {
    const element = root('<p></p>') as HTMLElement;
    const seen = vi.fn();
    element.addEventListener('keydown', (event) => {
      seen(event.key, event.shiftKey);
      event.preventDefault();
    });
    expect(key('Tab', element, { shiftKey: true })).toBe(false);
    expect(seen).toHaveBeenCalledExactlyOnceWith('Tab', true);
  });

  it('returns true without a focused element', () => {
    expect(key('Enter', null)).toBe(true);
  });
});

describe('waiting', () => {
  it('nextFrames waits for the given number of frames', async () => {
    let frames = 0;
    const count = () => {
      frames += 1;
      if (frames < 10) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    await nextFrames(3);
    expect(frames).toBeGreaterThanOrEqual(3);
  });

  it('until resolves once its condition is true', async () => {
    let done = false;
    setTimeout(() => {
      done = true;
    });
    await until(() => done);
    expect(done).toBe(true);
  });

  it('until rejects with the source of its condition on timeout', async () => {
    vi.useFakeTimers();
    const rejection = expect(until(() => 1 > 2)).rejects.toThrow(/timed out waiting for: .*1 > 2/);
    await vi.advanceTimersByTimeAsync(2100);
    await rejection;
    vi.useRealTimers();
  });
});

describe('silence', () => {
  it('captures console output, and restores the console', () => {
    const before = [console.error, console.warn, globalThis.reportError];
    const consoleMessages = silence();
    console.error('an error', new Error('x'));
    console.warn('a remark');
    globalThis.reportError(new Error('reported'));
    consoleMessages.restore();
    expect(consoleMessages).toMatchObject({ errors: ['an error'], remarks: ['a remark'] });
    expect([console.error, console.warn, globalThis.reportError]).toEqual(before);
  });
});

describe('fixtures', () => {
  it('html returns its template unchanged', () => {
    expect(html`<p title="${1}">\n</p>`).toBe('<p title="1">\\n</p>');
  });

  it('root replaces the content of the body', () => {
    root('<p></p>');
    expect(root('<b></b><i></i>').localName).toBe('b');
    expect(document.body.innerHTML).toBe('<b></b><i></i>');
    expect(() => root('text')).toThrow('no element');
  });
});

describe('withJQuery', () => {
  const page = globalThis as { jQuery?: unknown };

  it('adds a real jQuery to the page while the test runs', async () => {
    await withJQuery(async ($) => {
      expect(page.jQuery).toBe($);
      expect($(root('<p>text</p>')).text()).toBe('text');
    });
    expect('jQuery' in page).toBe(false);
  });

  it('removes jQuery from the page if the test fails', async () => {
    const failing = withJQuery(() => {
      throw new Error('test failed');
    });
    await expect(failing).rejects.toThrow('test failed');
    expect('jQuery' in page).toBe(false);
  });
});

describe('animations', () => {
  const play = (duration: number) => {
    const element = root('<p></p>');
    const animation = element.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
    const finished = vi.fn();
    animation.onfinish = finished;
    return { animation, finished };
  };

  it('finish once when finishAnimations is called', async () => {
    const { finished } = play(60_000);
    await nextFrames();
    expect(finished).not.toHaveBeenCalled();
    await finishAnimations();
    await finishAnimations();
    expect(finished).toHaveBeenCalledOnce();
  });

  it('do not finish if they are canceled or hold', async () => {
    const { animation, finished } = play(60_000);
    animation.cancel();
    const hold = play(1e9);
    await finishAnimations();
    expect(finished).not.toHaveBeenCalled();
    expect(hold.finished).not.toHaveBeenCalled();
    hold.animation.cancel();
  });
});

describe('renderBehavior', () => {
  it('mounts a behavior on the given markup', async () => {
    const { element, mounts, runtime, stop } = await renderBehavior(specimen(Sound), conformance.html);
    expect(element.className).toBe('specimen  a');
    expect(mounts.map(({ state }) => state)).toEqual(['mounted']);
    expect(runtime.mounts.size).toBe(1);
    await stop();
    expect(mounts[0]?.state).toBe('gone');
  });

  it('uses the current markup, and returns before the mount if wait is false', async () => {
    root(conformance.html);
    const { mounts, stop } = await renderBehavior(specimen(Sound), undefined, false);
    expect(mounts.map(({ state }) => state)).toEqual(['loading']);
    await stop();
  });

  it('rejects if nothing matches the behavior', async () => {
    await expect(renderBehavior(specimen(Sound), '<p></p>')).rejects.toThrow('nothing matches .specimen');
  });
});
