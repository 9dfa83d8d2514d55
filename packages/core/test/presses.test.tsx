/** Presses before the code has loaded: none is lost, none is replayed twice, and other presses are left to the browser. */
import { click, key, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyBehavior, type BehaviorModule, useEvent } from '../src';
import { isPlainPress, pressed } from '../src/input/presses';
import { begin, cleanUp, consoleMessagesOf, type Probe, probe, settled, states } from './support/bring';

const SERVER = `<div class="probe"><h5 class="title">Title <i>mark</i><a href="#inside">link</a><input></h5>
  <p class="text">text</p></div>`;
const $ = (selector: string) => document.querySelector(selector) as HTMLElement;

const pressedBy = vi.fn<(target: Element) => void>();
const Pressed: Probe = ({ element }) => {
  useEvent(element.querySelector('.title'), 'click', (event) => pressedBy(event.target as Element));
  return null;
};

/** Returns a behavior whose code loads or fails when the test calls `arrive` or `fail`. */
function slow(more: Partial<AnyBehavior> = {}) {
  let [arrive, fail] = [() => {}, () => {}];
  const load = vi.fn(
    () =>
      new Promise<BehaviorModule>((resolve, reject) => {
        arrive = () => resolve({ default: Pressed });
        fail = () => reject(new Error('lost'));
      }),
  );
  const behavior = probe(Pressed, { load, press: '.title', when: 'interaction', ...more });
  return { behavior, load, arrive: () => arrive(), fail: () => fail() };
}

/** Presses that reach the page's own listeners. */
const natural = vi.fn<(event: Event) => void>();

const sent = (form: HTMLElement, submitter: HTMLElement | null = null) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));

function heardBy(form: HTMLElement) {
  const heard = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', heard);
  return heard;
}

beforeEach(() => {
  // No mount wakes at idle time.
  vi.stubGlobal('requestIdleCallback', () => 0);
  pressedBy.mockReset();
  natural.mockReset();
  window.addEventListener('click', natural);
});
afterEach(async () => {
  window.removeEventListener('click', natural);
  await cleanUp();
  vi.unstubAllGlobals();
});

describe('a press before the code has loaded', () => {
  it('is held, and replayed once when the code has loaded', async () => {
    root(SERVER);
    const { behavior, load, arrive } = slow();
    const runtime = begin([behavior]);
    expect(load).not.toHaveBeenCalled();
    expect(click($('i'))).toBe(false);
    expect(natural).not.toHaveBeenCalled();
    await until(() => load.mock.calls.length === 1);
    arrive();
    await until(() => pressedBy.mock.calls.length > 0);
    await nextFrames(3);
    expect(pressedBy.mock.calls).toEqual([[$('i')]]);
    expect(natural).toHaveBeenCalledOnce();
    expect(states(runtime)).toEqual(['mounted']);
  });

  it('is replaced by a later press, and only the last one is replayed', async () => {
    root(SERVER);
    const { behavior, load, arrive } = slow();
    begin([behavior]);
    click($('i'));
    click($('.title'));
    await until(() => load.mock.calls.length > 0);
    click($('i'));
    click($('.title'));
    arrive();
    await until(() => pressedBy.mock.calls.length > 0);
    await nextFrames(3);
    expect(pressedBy.mock.calls).toEqual([[$('.title')]]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('keeps its coordinates', async () => {
    root(SERVER);
    const { behavior, load, arrive } = slow();
    begin([behavior]);
    $('.title').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 12, clientY: 34 }));
    await until(() => load.mock.calls.length > 0);
    arrive();
    await until(() => natural.mock.calls.length > 0);
    expect(natural.mock.calls[0]?.[0]).toMatchObject({ clientX: 12, clientY: 34, bubbles: true, cancelable: true });
  });

  it('is replayed for the browser when the code fails', async () => {
    root('<div class="probe"><a class="title" href="#there">Title</a></div>');
    const { behavior, load, fail } = slow();
    await consoleMessagesOf(async () => {
      const runtime = begin([behavior]);
      expect(click($('.title'))).toBe(false);
      await until(() => load.mock.calls.length > 0);
      fail();
      await until(() => states(runtime).join() === 'failed');
      expect(natural).toHaveBeenCalledOnce();
      expect(natural.mock.calls[0]?.[0].defaultPrevented).toBe(false);
    });
  });

  it('is dropped when the pressed element is removed', async () => {
    root(SERVER);
    const { behavior, load, arrive } = slow();
    const runtime = begin([behavior]);
    click($('i'));
    await until(() => load.mock.calls.length > 0);
    $('i').remove();
    arrive();
    await until(() => states(runtime).join() === 'mounted');
    await nextFrames();
    expect(pressedBy).not.toHaveBeenCalled();
  });

  it('is kept for the innermost behavior that handles it', async () => {
    root('<div class="outer"><b class="tab">tab</b><div class="probe"><h5 class="title">Title</h5></div></div>');
    const inner = slow();
    const outer = slow({ name: 'outer', selector: '.outer', press: '.tab,.title' });
    const runtime = begin([outer.behavior, inner.behavior]);
    click($('.title'));
    click($('.tab'));
    const held = [...runtime.mounts].map(({ behavior, press }) => [
      behavior.name,
      (press?.target as Element | undefined)?.className,
    ]);
    expect(held).toEqual([
      ['outer', 'tab'],
      ['probe', 'title'],
    ]);
  });

  it('wakes a behavior of another runtime on the page', async () => {
    root(SERVER);
    const { behavior, load, arrive } = slow();
    begin([probe(Pressed, { name: 'other', selector: '.other', press: '.other' })]);
    begin([behavior]);
    // Assistive technology presses without a pointer.
    $('.title').click();
    await until(() => load.mock.calls.length === 1);
    arrive();
    await until(() => pressedBy.mock.calls.length === 1);
  });

  it('includes Enter in a form whose button is a link', async () => {
    root('<div class="probe"><form><input><a class="title" href="#">Send</a></form></div>');
    const { behavior, load, arrive } = slow();
    begin([behavior]);
    const heard = heardBy($('form'));
    expect(sent($('form'))).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    await until(() => load.mock.calls.length === 1);
    arrive();
    await until(() => heard.mock.calls.length > 0);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('does not hold a form sent by its own button, and sends a held form when the code fails', async () => {
    root('<div class="probe"><form><a class="title" href="#">Remove</a><button>Send</button></form></div>');
    const { behavior, load, fail } = slow();
    const runtime = begin([behavior]);
    const heard = heardBy($('form'));
    sent($('form'), $('button'));
    expect(heard).toHaveBeenCalledOnce();
    sent($('form'));
    expect(heard).toHaveBeenCalledOnce();
    await until(() => load.mock.calls.length === 1);
    await consoleMessagesOf(async () => {
      fail();
      await until(() => states(runtime)[0] === 'failed');
    });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is not held once the behavior is mounted', async () => {
    root(SERVER);
    const runtime = begin([probe(Pressed, { press: '.title' })]);
    await settled(runtime);
    expect(click($('i'))).toBe(true);
    expect(pressedBy).toHaveBeenCalledOnce();
  });
});

describe('the browser handles', () => {
  it.each([
    ['a press on a link inside a title', 'a', {}],
    ['a press on a field inside a title', 'input', {}],
    ['a press on other content', '.text', {}],
    ['a press with Ctrl', '.title', { ctrlKey: true }],
    ['a press with Meta', '.title', { metaKey: true }],
    ['a press with Shift', '.title', { shiftKey: true }],
    ['a press with Alt', '.title', { altKey: true }],
    ['a press of the middle button', '.title', { button: 1 }],
  ])('%s', async (_what, selector, init) => {
    root(SERVER);
    const { behavior, load, arrive } = slow();
    const runtime = begin([behavior]);
    expect(click($(selector), init)).toBe(true);
    expect(natural).toHaveBeenCalledOnce();
    // The behavior wakes nevertheless, because the visitor is using it.
    await until(() => load.mock.calls.length === 1);
    arrive();
    await until(() => states(runtime).join() === 'mounted');
    expect(pressedBy).not.toHaveBeenCalled();
  });

  it('a press whose default another script has prevented', () => {
    root(SERVER);
    const runtime = begin([slow().behavior]);
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop, true);
    click($('.title'));
    window.removeEventListener('click', stop, true);
    expect([...runtime.mounts][0]?.press).toBeUndefined();
  });

  it('every press on a behavior without the member press', () => {
    root(SERVER);
    const { press: _press, ...quiet } = slow().behavior;
    begin([quiet]);
    expect(click($('.title'))).toBe(true);
  });

  it('a press outside of the root', () => {
    root(`<section></section>${SERVER}`);
    begin([slow().behavior], { root: $('section') });
    expect(click($('.title'))).toBe(true);
  });
});

describe('a visitor wakes the touched element', () => {
  it.each<[string, () => void]>([
    ['by a finger or a mouse', () => void $('.text').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['by focus', () => void $('input').dispatchEvent(new Event('focusin', { bubbles: true }))],
    ['by a key', () => void key('Enter', $('input'))],
  ])('%s', async (_how, touch) => {
    root(`${SERVER}<div class="probe"></div>`);
    const { behavior, load, arrive } = slow();
    const runtime = begin([behavior]);
    touch();
    await until(() => load.mock.calls.length === 1);
    arrive();
    await until(() => states(runtime).includes('mounted'));
    expect(states(runtime)).toEqual(['mounted', 'waiting']);
  });

  it('and the behaviors around it by a finger or a mouse', async () => {
    root('<div class="outer"><div class="probe"><h5 class="title">Title</h5></div></div>');
    const [inner, outer] = [slow(), slow({ name: 'outer', selector: '.outer' })];
    begin([outer.behavior, inner.behavior]);
    $('.title').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await until(() => inner.load.mock.calls.length + outer.load.mock.calls.length === 2);
  });

  it('but no element by a key event on the document or the window', () => {
    root(SERVER);
    const { behavior, load } = slow();
    begin([behavior]);
    for (const target of [document, window]) target.dispatchEvent(new Event('keydown'));
    expect(load).not.toHaveBeenCalled();
  });
});

describe('pressed', () => {
  it.each([
    ['.title', '.title', '.title'],
    ['i', '.title', '.title'],
    ['a', '.title', null],
    ['a', '.title,a', 'a'],
    ['input', '.title', null],
    ['.text', '.title', null],
  ])('for a press on %s and the selector %s is %s', (target, press, found) => {
    root(SERVER);
    expect(pressed($(target), press)).toBe(found && $(found));
  });

  it('is the title inside a link, and a title that is a link', () => {
    root('<a href="#x" class="title"><b>text</b></a>');
    expect(pressed($('b'), '.title')).toBe($('.title'));
    root('<a href="#x"><b class="title">text</b></a>');
    expect(pressed($('.title'), '.title')).toBe($('.title'));
  });
});

it('isPlainPress is true for the main button only', () => {
  expect(isPlainPress(new MouseEvent('click'))).toBe(true);
  expect(isPlainPress(new MouseEvent('click', { button: 2 }))).toBe(false);
});
