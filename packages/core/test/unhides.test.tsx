/** Elements that the theme hides, when the behavior that shows them fails. */
import { type AnyBehavior, start } from '@enliven/core';
import { root, silence, until } from '@enliven/testing';
import { expect, it } from 'vitest';

const failing = (options: Pick<AnyBehavior, 'unhides' | 'hides'>): AnyBehavior => ({
  name: `failing-${JSON.stringify(options).replace(/\W/g, '')}`,
  package: '@enliven/core',
  selector: '.waits',
  ...options,
  load: async () => {
    throw new Error('lost');
  },
});

it.each([
  [{ unhides: true }, '1', 'visible'],
  [{ unhides: false }, '', ''],
  [{ hides: ':scope:not(.off)' }, '1', 'visible'],
  [{ hides: ':scope.off' }, '', ''],
  [{ hides: ':scope > .waits' }, '', ''],
])('a failed behavior with %j sets the opacity "%s" and the visibility "%s"', async (options, opacity, visibility) => {
  const consoleMessages = silence();
  const markup = '<p class="waits">Cups served</p><style>.waits { opacity: 0; visibility: hidden; }</style>';
  const element = root(markup) as HTMLElement;
  const behavior = failing(options);
  const runtime = start([behavior], { when: { [behavior.name]: 'now' } });
  await until(() => [...runtime.mounts].every(({ state }) => state === 'failed'));
  expect([element.style.opacity, element.style.visibility]).toEqual([opacity, visibility]);
  await runtime.stop();
  consoleMessages.restore();
  expect(document.body.innerHTML).toBe(markup);
});
