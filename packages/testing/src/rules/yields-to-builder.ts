/** A builder that opens gets the server's page; when it closes everything is alive again. */
import { expect } from 'vitest';
import { nextFrames, until } from '../moments';
import type { Rule } from './rule';

export const yieldsToBuilder: Rule = {
  title: 'switches off in a builder and on again after it',
  concerns: (behavior) => !behavior.builder,
  async check({ mountAll, settle }) {
    const server = document.body.innerHTML;
    const runtime = await mountAll();
    document.body.classList.add('et-fb');
    await until(() => runtime.mounts.size === 0);
    await nextFrames(3);
    expect(document.body.innerHTML).toBe(server);
    document.body.classList.remove('et-fb');
    await until(() => runtime.mounts.size > 0);
    await settle(runtime);
    expect([...runtime.mounts].every(({ state }) => state === 'mounted')).toBe(true);
  },
};
