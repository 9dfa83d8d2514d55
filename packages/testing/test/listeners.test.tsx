/** The counter of event listeners on all kinds of targets. */
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
    ['a text node', () => root('<p>text</p>').firstChild as Node],
  ])('counts listeners on %s', (_what, target) => {
    const on = target();
    on.addEventListener('click', nothing);
    expect(listeners.left()).toHaveLength(1);
    expect(listeners.left()[0]).toMatch(/^click on /);
    on.removeEventListener('click', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('counts listeners that are added without a target', () => {
    addEventListener('resize', nothing);
    expect(listeners.left()).toHaveLength(1);
    removeEventListener('resize', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('distinguishes types, listeners and phases, and counts the same listener once', () => {
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

  it('ignores the removal of a listener that was never added', () => {
    document.removeEventListener('click', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('ignores listeners on elements outside the document', () => {
    const element = root('<p></p>');
    element.addEventListener('click', nothing);
    document.createElement('p').addEventListener('click', nothing);
    document.implementation.createHTMLDocument().addEventListener('click', nothing);
    expect(listeners.left()).toEqual(['click on <p></p>']);
    element.remove();
    expect(listeners.left()).toEqual([]);
  });

  it('ignores listeners on signals, which belong to their creator', () => {
    new AbortController().signal.addEventListener('abort', nothing);
    expect(listeners.left()).toEqual([]);
  });

  it('does not affect the delivery of events', () => {
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

  it('does not count listeners after stop()', () => {
    listeners.stop();
    document.addEventListener('click', nothing);
    expect(listeners.left()).toEqual([]);
    document.removeEventListener('click', nothing);
  });
});
