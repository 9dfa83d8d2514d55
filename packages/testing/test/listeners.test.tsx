/** The count of listeners, on whatever they are. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countListeners, root } from '../src';

let listeners: ReturnType<typeof countListeners>;
const nothing = () => {};

beforeEach(() => {
  listeners = countListeners();
});
afterEach(() => {
  listeners.stop();
  document.body.innerHTML = '';
});

describe('countListeners', () => {
  it.each<[string, () => EventTarget]>([
    ['the window', () => window],
    ['the global object', () => globalThis],
    ['the document', () => document],
    ['the body', () => document.body],
    ['an element', () => root('<p></p>')],
    ['a text', () => root('<p>text</p>').firstChild as Node],
  ])('counts on %s', (_what, target) => {
    const on = target();
    on.addEventListener('click', nothing);
    expect(listeners.left()).toHaveLength(1);
    expect(listeners.left()[0]).toMatch(/^click on /);
    on.removeEventListener('click', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('counts what is called without a target', () => {
    addEventListener('resize', nothing);
    expect(listeners.left()).toHaveLength(1);
    removeEventListener('resize', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('tells types, listeners and phases apart, and counts the same one once', () => {
    const other = () => {};
    const capturing: AddEventListenerOptions = { capture: true };
    document.addEventListener('click', nothing);
    document.addEventListener('click', nothing, { passive: true });
    document.addEventListener('click', nothing, true);
    document.addEventListener('click', nothing, capturing);
    document.addEventListener('click', other);
    document.addEventListener('keydown', nothing);
    expect(listeners.left()).toHaveLength(4);
    document.removeEventListener('click', nothing);
    document.removeEventListener('click', nothing, capturing);
    document.removeEventListener('click', other, false);
    document.removeEventListener('keydown', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('does not mind what was never added', () => {
    document.removeEventListener('click', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('forgets what is on elements that are not on this page', () => {
    const element = root('<p></p>');
    element.addEventListener('click', nothing);
    document.createElement('p').addEventListener('click', nothing);
    document.implementation.createHTMLDocument().addEventListener('click', nothing);
    expect(listeners.left()).toEqual(['click on <p></p>']);
    element.remove();
    expect(listeners.left()).toEqual([]);
  });

  it('forgets signals, which belong to whoever made them', () => {
    new AbortController().signal.addEventListener('abort', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('lets events through', () => {
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    document.addEventListener('click', hear);
    document.dispatchEvent(new Event('click'));
    document.removeEventListener('click', hear);
    document.dispatchEvent(new Event('click'));
    expect(heard).toBe(1);
  });

  it('ends', () => {
    listeners.stop();
    document.addEventListener('click', nothing);
    expect(listeners.left()).toEqual([]);
    document.removeEventListener('click', nothing);
  });
});
