/** The small tools: presses, keys, waiting, silence, fixtures, jQuery and animations. */
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

/** The types of events that reach an element. */
function heard(element: Element, ...types: string[]): string[] {
  const list: string[] = [];
  for (const type of types) element.addEventListener(type, (event) => list.push(event.type));
  return list;
}
const prevent = (event: Event) => event.preventDefault();

describe('click', () => {
  it('is what a mouse does, in order', () => {
    const element = root('<p><b></b></p>');
    const list = heard(element, 'click', 'pointerup', 'pointerdown');
    expect(click(element.firstElementChild as Element)).toBe(true);
    expect(list).toEqual(['pointerdown', 'pointerup', 'click']);
  });

  it('says when somebody prevented it', () => {
    const element = root('<p></p>');
    element.addEventListener('click', prevent);
    expect(click(element)).toBe(false);
  });

  it('carries what it is given', () => {
    const element = root('<p></p>') as HTMLElement;
    const seen = vi.fn();
    element.addEventListener('click', ({ ctrlKey, button }) => seen(ctrlKey, button));
    click(element, { ctrlKey: true, button: 1 });
    expect(seen).toHaveBeenCalledExactlyOnceWith(true, 1);
  });
});

describe('touch and hover', () => {
  it('touch is a tap and its click', () => {
    const element = root('<p></p>');
    const list = heard(element, 'touchstart', 'touchend', 'click');
    expect(touch(element)).toBe(true);
    expect(list).toEqual(['touchstart', 'touchend', 'click']);
  });

  it('hover comes and goes', () => {
    const element = root('<p></p>');
    const list = heard(element, 'pointerenter', 'mouseenter', 'pointerleave', 'mouseleave');
    const leave = hover(element);
    expect(list).toEqual(['pointerenter', 'mouseenter']);
    leave();
    expect(list.slice(2)).toEqual(['pointerleave', 'mouseleave']);
  });
});

describe('key', () => {
  it('is pressed where the focus is', () => {
    const field = root('<input>') as HTMLInputElement;
    field.focus();
    const list = heard(field, 'keydown', 'keyup');
    expect(key('Enter')).toBe(true);
    expect(list).toEqual(['keydown', 'keyup']);
  });

  it('is pressed on an element, with what it is given, and says when it was prevented', () => {
    const element = root('<p></p>') as HTMLElement;
    const seen = vi.fn();
    element.addEventListener('keydown', (event) => {
      seen(event.key, event.shiftKey);
      event.preventDefault();
    });
    expect(key('Tab', element, { shiftKey: true })).toBe(false);
    expect(seen).toHaveBeenCalledExactlyOnceWith('Tab', true);
  });

  it('is harmless without any focus', () => {
    expect(key('Enter', null)).toBe(true);
  });
});

describe('waiting', () => {
  it('nextFrames lets as many frames pass', async () => {
    let frames = 0;
    const count = () => {
      frames += 1;
      if (frames < 10) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    await nextFrames(3);
    expect(frames).toBeGreaterThanOrEqual(3);
  });

  it('until waits for what becomes true', async () => {
    let done = false;
    setTimeout(() => {
      done = true;
    });
    await until(() => done);
    expect(done).toBe(true);
  });

  it('until gives up with the question nobody answered', async () => {
    vi.useFakeTimers();
    const asked = expect(until(() => 1 > 2)).rejects.toThrow(/still not so: .*1 > 2/);
    await vi.advanceTimersByTimeAsync(2100);
    await asked;
    vi.useRealTimers();
  });
});

describe('silence', () => {
  it('keeps what would be printed, and gives the console back', () => {
    const before = [console.error, console.warn, globalThis.reportError];
    const said = silence();
    console.error('an error', new Error('x'));
    console.warn('a remark');
    globalThis.reportError(new Error('reported'));
    said.restore();
    expect(said).toMatchObject({ errors: ['an error'], remarks: ['a remark'] });
    expect([console.error, console.warn, globalThis.reportError]).toEqual(before);
  });
});

describe('fixtures', () => {
  it('html keeps a template as it is', () => {
    expect(html`<p title="${1}">\n</p>`).toBe('<p title="1">\\n</p>');
  });

  it('root takes the place of what was there', () => {
    root('<p></p>');
    expect(root('<b></b><i></i>').localName).toBe('b');
    expect(document.body.innerHTML).toBe('<b></b><i></i>');
    expect(() => root('text')).toThrow('no element');
  });
});

describe('withJQuery', () => {
  const page = globalThis as { jQuery?: unknown };

  it('puts a real jQuery on the page while the test runs', async () => {
    await withJQuery(async ($) => {
      expect(page.jQuery).toBe($);
      expect($(root('<p>text</p>')).text()).toBe('text');
    });
    expect('jQuery' in page).toBe(false);
  });

  it('takes it away when the test fails, too', async () => {
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

  it('end when they are told to, once', async () => {
    const { finished } = play(60_000);
    await nextFrames();
    expect(finished).not.toHaveBeenCalled();
    await finishAnimations();
    await finishAnimations();
    expect(finished).toHaveBeenCalledOnce();
  });

  it('that are cancelled never end, and a hold does not either', async () => {
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
  it('brings one to life on a piece of markup', async () => {
    const { element, mounts, runtime, stop } = await renderBehavior(specimen(Sound), conformance.html);
    expect(element.className).toBe('specimen  a');
    expect(mounts.map(({ state }) => state)).toEqual(['mounted']);
    expect(runtime.mounts.size).toBe(1);
    await stop();
    expect(mounts[0]?.state).toBe('gone');
  });

  it('uses what is there, and need not wait', async () => {
    root(conformance.html);
    const { mounts, stop } = await renderBehavior(specimen(Sound), undefined, false);
    expect(mounts.map(({ state }) => state)).toEqual(['loading']);
    await stop();
  });

  it('says when there is nothing to live on', async () => {
    await expect(renderBehavior(specimen(Sound), '<p></p>')).rejects.toThrow('nothing matches .specimen');
  });
});
