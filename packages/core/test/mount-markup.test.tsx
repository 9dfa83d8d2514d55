/** The published helper for tests of pages. */
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAttr, useEvent } from '../src';
import { mountMarkup } from '../src/testing';
import { cleanUp, consoleMessagesOf, type Probe, probe } from './support/bring';

afterEach(cleanUp);

const Pressed: Probe = ({ element }) => {
  useAttr(element, 'data-ready', 'yes');
  useEvent(element, 'click', () => element.classList.add('pressed'));
  return null;
};
/** Leaves text in the markup. */
const Rude: Probe = ({ element }) => {
  useEffect(() => element.append('!'), [element]);
  return null;
};
/** Returns a promise that is only rejected. */
function withReject() {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  return { promise, reject };
}
const MARKUP = '<p class="probe">One</p><p class="probe">Two</p>';

it('mounts behaviors that would wait until they are visible, and restores the markup', async () => {
  const { root, runtime, stop } = await mountMarkup(MARKUP, [probe(Pressed, { when: 'visible' })]);
  expect(root.querySelectorAll('[data-ready="yes"]')).toHaveLength(2);
  expect(runtime.mounts.size).toBe(2);
  await stop();
  expect(document.body.innerHTML).toBe('');
});

it('resolves when behaviors have failed, too', async () => {
  await consoleMessagesOf(async () => {
    const load = async () => Promise.reject(new Error('lost'));
    const { runtime, stop } = await mountMarkup(MARKUP, [probe(Pressed, { load })]);
    expect([...runtime.mounts].map(({ state }) => state)).toEqual(['failed', 'failed']);
    await stop();
  });
});

it('names behaviors whose code does not arrive in time, and leaves nothing', async () => {
  const load = () => new Promise<never>(() => {});
  await expect(mountMarkup(MARKUP, [probe(Pressed, { load })], { timeout: 20 })).rejects.toThrow(
    /^\[enliven\/core\] mountMarkup\(\) waited 20 ms for probe \(loading\), probe \(loading\)\./,
  );
  expect(document.body.innerHTML).toBe('');
});

it('reports markup that is not restored', async () => {
  const { stop } = await mountMarkup(MARKUP, [probe(Rude)]);
  await expect(stop()).rejects.toThrow(/left other markup than the server's\. Printed: .*One<\/p>.* Left: .*One!/);
});

it('handles rejections of cancelled animations, and restores the platform', async () => {
  // As in releases of happy-dom with animations.
  const animate = () => {
    const { promise: finished, reject } = withReject();
    return { finished, cancel: () => reject(new DOMException('cancelled', 'AbortError')) } as unknown as Animation;
  };
  const before = Element.prototype.animate;
  Element.prototype.animate = animate;
  const { root, stop } = await mountMarkup(MARKUP, [probe(Pressed)]);
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  root.querySelector('p')?.animate(null).cancel();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
  await stop();
  expect(Element.prototype.animate).toBe(animate);
  Element.prototype.animate = before;
});

it('ends requests of happy-dom when it stops', async () => {
  const abort = vi.fn(async () => {});
  const { happyDOM } = globalThis as { happyDOM?: object };
  vi.stubGlobal('happyDOM', { ...happyDOM, abort });
  const { stop } = await mountMarkup(MARKUP, [probe(Pressed)]);
  await stop();
  expect(abort).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
