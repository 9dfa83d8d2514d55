/** Mistakes in the components of behaviors: each gets a sentence that says how to correct it. */
import { root } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { begin, cleanUp, consoleMessagesOf, type Probe, probe, settled, states } from './support/bring';

afterEach(cleanUp);

/** Mounts a behavior on two elements. @returns the console messages, and the states of the mounts */
async function mountTwice(behavior: ReturnType<typeof probe>) {
  root('<p class="probe" id="one"></p><p class="probe" id="two"></p>');
  let result: string[] = [];
  const messages = await consoleMessagesOf(async () => {
    const runtime = begin([behavior]);
    await settled(runtime);
    result = states(runtime);
  });
  return { ...messages, states: result };
}

it('says that a module has no component as its default export, and leaves the markup as it is', async () => {
  const module = { named: () => null };
  const { errors, states } = await mountTwice(probe(() => null, { load: async () => module as never }));
  expect(states).toEqual(['failed', 'failed']);
  expect(errors[0]).toBe(
    '[enliven/probe] probe on "#one": its module has no component as the default export. Write "export default function …", or load: () => import(…).then(({ Name }) => ({ default: Name })).',
  );
  expect(document.body.innerHTML).toContain('<p class="probe" id="one"></p><p class="probe" id="two"></p>');
});

it.each<[string, Probe, string]>([
  ['text', () => 'Hello', '"Hello"'],
  ['an element', () => <b>Hello</b>, '"<b>Hello</b>"'],
])('remarks once on a component that returns %s', async (_what, component, quoted) => {
  const { remarks, states } = await mountTwice(probe(component));
  expect(states).toEqual(['mounted', 'mounted']);
  expect(remarks).toEqual([
    `[enliven/probe] probe: a component returned ${quoted}, which no visitor sees, since React renders it outside of the page. Return null and change the element by hooks, or draw inside a Slot.`,
  ]);
});
