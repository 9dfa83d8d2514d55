/** A visitor who is faster than the code: no press is lost, none is done twice, and what is not ours stays the browser's. */
import { click, key, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyBehavior, type BehaviorModule, useEvent } from '../src';
import { isPlainPress, pressed } from '../src/input/presses';
import { begin, cleanUp, type Probe, probe, saidBy, settled, states } from './support/bring';

const SERVER = `<div class="probe"><h5 class="title">Title <i>mark</i><a href="#inside">link</a><input></h5>
  <p class="text">text</p></div>`;
const $ = (selector: string) => document.querySelector(selector) as HTMLElement;

const pressedBy = vi.fn<(target: Element) => void>();
const Pressed: Probe = ({ element }) => {
  useEvent(element.querySelector('.title'), 'click', (event) => pressedBy(event.target as Element));
  return null;
};

/** A behavior whose code arrives, or fails to, when the test says so. */
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
  // Nothing wakes by itself.
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

describe('a press before the code is here', () => {
  it('is held, and done once when it is', async () => {
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

  it('counts once, and the last one counts', async () => {
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

  it('keeps where it happened', async () => {
    root(SERVER);
    const { behavior, load, arrive } = slow();
    begin([behavior]);
    $('.title').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 12, clientY: 34 }));
    await until(() => load.mock.calls.length > 0);
    arrive();
    await until(() => natural.mock.calls.length > 0);
    expect(natural.mock.calls[0]?.[0]).toMatchObject({ clientX: 12, clientY: 34, bubbles: true, cancelable: true });
  });

  it('is given back when the code does not arrive', async () => {
    root('<div class="probe"><a class="title" href="#there">Title</a></div>');
    const { behavior, load, fail } = slow();
    await saidBy(async () => {
      const runtime = begin([behavior]);
      expect(click($('.title'))).toBe(false);
      await until(() => load.mock.calls.length > 0);
      fail();
      await until(() => states(runtime).join() === 'failed');
      expect(natural).toHaveBeenCalledOnce();
      expect(natural.mock.calls[0]?.[0].defaultPrevented).toBe(false);
    });
  });

  it('is forgotten with what was pressed', async () => {
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

  it('belongs to the innermost that answers to it', async () => {
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
    // As assistive technology presses: without a pointer.
    $('.title').click();
    await until(() => load.mock.calls.length === 1);
    arrive();
    await until(() => pressedBy.mock.calls.length === 1);
  });

  it('is also Enter in a form whose button is a link', async () => {
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

  it('is no form that is sent by its own button, nor one without the code', async () => {
    root('<div class="probe"><form><a class="title" href="#">Remove</a><button>Send</button></form></div>');
    const { behavior, load, fail } = slow();
    const runtime = begin([behavior]);
    const heard = heardBy($('form'));
    sent($('form'), $('button'));
    expect(heard).toHaveBeenCalledOnce();
    sent($('form'));
    expect(heard).toHaveBeenCalledOnce();
    await until(() => load.mock.calls.length === 1);
    await saidBy(async () => {
      fail();
      await until(() => states(runtime)[0] === 'failed');
    });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is nobody’s while everything is alive', async () => {
    root(SERVER);
    const runtime = begin([probe(Pressed, { press: '.title' })]);
    await settled(runtime);
    expect(click($('i'))).toBe(true);
    expect(pressedBy).toHaveBeenCalledOnce();
  });
});

describe('what stays the browser’s', () => {
  it.each([
    ['a link inside a title', 'a', {}],
    ['a field inside a title', 'input', {}],
    ['what is not pressed', '.text', {}],
    ['a press with Ctrl', '.title', { ctrlKey: true }],
    ['a press with Meta', '.title', { metaKey: true }],
    ['a press with Shift', '.title', { shiftKey: true }],
    ['a press with Alt', '.title', { altKey: true }],
    ['the middle button', '.title', { button: 1 }],
  ])('%s', async (_what, selector, init) => {
    root(SERVER);
    const { behavior, load, arrive } = slow();
    const runtime = begin([behavior]);
    expect(click($(selector), init)).toBe(true);
    expect(natural).toHaveBeenCalledOnce();
    // It wakes all the same: the visitor is here.
    await until(() => load.mock.calls.length === 1);
    arrive();
    await until(() => states(runtime).join() === 'mounted');
    expect(pressedBy).not.toHaveBeenCalled();
  });

  it('a press that somebody else has answered', () => {
    root(SERVER);
    const runtime = begin([slow().behavior]);
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop, true);
    click($('.title'));
    window.removeEventListener('click', stop, true);
    expect([...runtime.mounts][0]?.press).toBeUndefined();
  });

  it('every press on what presses nothing', () => {
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

describe('a visitor wakes what is touched', () => {
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

  it('with everything around it', async () => {
    root('<div class="outer"><div class="probe"><h5 class="title">Title</h5></div></div>');
    const [inner, outer] = [slow(), slow({ name: 'outer', selector: '.outer' })];
    begin([outer.behavior, inner.behavior]);
    $('.title').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await until(() => inner.load.mock.calls.length + outer.load.mock.calls.length === 2);
  });

  it('and nothing that is touched on the document or the window', () => {
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
  ])('%s for %s is %s', (target, press, found) => {
    root(SERVER);
    expect(pressed($(target), press)).toBe(found && $(found));
  });

  it('is a link that wraps the title, and a link that is the title', () => {
    root('<a href="#x" class="title"><b>text</b></a>');
    expect(pressed($('b'), '.title')).toBe($('.title'));
    root('<a href="#x"><b class="title">text</b></a>');
    expect(pressed($('.title'), '.title')).toBe($('.title'));
  });
});

it('isPlainPress is the main button alone', () => {
  expect(isPlainPress(new MouseEvent('click'))).toBe(true);
  expect(isPlainPress(new MouseEvent('click', { button: 2 }))).toBe(false);
});
