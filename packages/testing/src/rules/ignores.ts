/** It stays out of what the site wants left alone. */
import { expect } from 'vitest';
import type { Rule } from './rule';

export const ignores: Rule = {
  title: 'leaves alone what it is told to',
  async check({ behavior, mountAll, html }) {
    document.body.innerHTML = `<div data-enliven-ignore="">${html}</div>`;
    const server = document.body.innerHTML;
    const runtime = await mountAll();
    // What lives on the page as a whole is there, but finds nothing.
    if (!behavior.globals) expect(runtime.mounts.size).toBe(0);
    expect(document.body.innerHTML).toBe(server);
  },
};
