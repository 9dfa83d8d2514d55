/** What moves stays alive, what leaves is given back, and what returns comes alive again. */
import { expect } from 'vitest';
import { nextFrames, until } from '../moments';
import type { Rule } from './rule';

export const leavesAndMoves: Rule = {
  title: 'lets go of what leaves the page, and follows what moves',
  // A page as a whole neither leaves nor moves.
  concerns: ({ globals }) => !globals,
  async check({ mountAll, find }) {
    const server = find().outerHTML;
    const runtime = await mountAll();
    const element = find();
    const mounted = [...runtime.mounts].filter((mount) => mount.element === element);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(element);
    await nextFrames(3);
    expect([...runtime.mounts]).toEqual(expect.arrayContaining(mounted));
    element.remove();
    await until(() => mounted.every((mount) => mount.state === 'gone'));
    await nextFrames(3);
    expect(element.outerHTML).toBe(server);
    elsewhere.append(element);
    await until(() => [...runtime.mounts].some((mount) => mount.element === element && mount.state === 'mounted'));
  },
};
