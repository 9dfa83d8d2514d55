/** Runtimes with overlapping roots: none ends the mounts of another. */
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

it('a runtime of a section mounts and ends nothing that a runtime of the document has mounted', async () => {
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

it('a runtime of the document mounts elements that the stopped runtime of a section restores', async () => {
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

it('several runtimes that stop together mount nothing again', async () => {
  root(PAGE);
  const runtimes = [begin([lit], { root: section() }), begin([lit]), begin([lit])];
  await Promise.all(runtimes.map(settled));
  await Promise.all(runtimes.map((runtime) => runtime.stop()));
  await nextFrames(3);
  expect(document.body.innerHTML).toBe(PAGE);
});

it('a runtime of a section mounts its elements when the runtime of the document stops', async () => {
  root(PAGE);
  const outer = begin([lit]);
  await settled(outer);
  const inner = begin([lit], { root: section() });
  await outer.stop();
  await until(() => states(inner).join() === 'mounted');
  expect(alive()).toBe(1);
  expect(section().querySelectorAll('.lit')).toHaveLength(1);
});
