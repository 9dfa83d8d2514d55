/** Runtimes that look in the same place: none ends what another has started. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { useClass } from '../src';
import { begin, cleanUp, probe, settled, states } from './support/bring';

afterEach(cleanUp);

const lit = probe(({ element }) => {
  useClass(element, 'lit', true);
  return null;
});
const PAGE = '<p class="probe"></p><section><p class="probe"></p></section>';
const section = () => document.querySelector('section') as HTMLElement;
const alive = () => document.querySelectorAll('.lit').length;

it('an inner one leaves alone what an outer one has started', async () => {
  root(PAGE);
  const outer = begin([lit]);
  await settled(outer);
  const inner = begin([lit], { root: section() });
  await nextFrames();
  expect(inner.mounts.size).toBe(0);
  await inner.stop();
  await nextFrames();
  expect(alive()).toBe(2);
  expect(states(outer)).toEqual(['mounted', 'mounted']);
});

it('what an inner one gives back comes alive with the outer one', async () => {
  root(PAGE);
  const inner = begin([lit], { root: section() });
  await settled(inner);
  const outer = begin([lit]);
  await settled(outer);
  expect(states(outer)).toEqual(['mounted']);
  await inner.stop();
  await until(() => states(outer).join() === 'mounted,mounted');
  expect(alive()).toBe(2);
  await outer.stop();
  expect(document.body.innerHTML).toBe(PAGE);
});

it('several that end together stay ended', async () => {
  root(PAGE);
  const runtimes = [begin([lit], { root: section() }), begin([lit]), begin([lit])];
  await Promise.all(runtimes.map(settled));
  await Promise.all(runtimes.map((runtime) => runtime.stop()));
  await nextFrames(3);
  expect(document.body.innerHTML).toBe(PAGE);
});

it('what an outer one gives back stays alive where an inner one was started', async () => {
  root(PAGE);
  const outer = begin([lit]);
  await settled(outer);
  const inner = begin([lit], { root: section() });
  await outer.stop();
  await until(() => states(inner).join() === 'mounted');
  expect(alive()).toBe(1);
  expect(section().querySelectorAll('.lit')).toHaveLength(1);
});
