/** What the theme hides until a behavior shows it is shown when that behavior fails. */
import { type AnyBehavior, start } from '@enliven/core';
import { root, silence, until } from '@enliven/testing';
import { expect, it } from 'vitest';

const failing = (unhides: boolean): AnyBehavior => ({
  name: `failing-${unhides}`,
  package: '@enliven/core',
  selector: '.waits',
  unhides,
  load: async () => {
    throw new Error('lost');
  },
});

it.each([
  [true, '1', 'visible'],
  [false, '', ''],
])('with unhides: %s', async (unhides, opacity, visibility) => {
  const said = silence();
  const markup = '<p class="waits">Cups served</p><style>.waits { opacity: 0; visibility: hidden; }</style>';
  const element = root(markup) as HTMLElement;
  const behavior = failing(unhides);
  const runtime = start([behavior], { when: { [behavior.name]: 'now' } });
  await until(() => [...runtime.mounts].every(({ state }) => state === 'failed'));
  expect([element.style.opacity, element.style.visibility]).toEqual([opacity, visibility]);
  await runtime.stop();
  said.restore();
  expect(document.body.innerHTML).toBe(markup);
});
