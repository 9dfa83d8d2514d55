/** Fails a test file that leaves the platform changed: the next files of the worker would run without what it took away. */
import { afterAll, expect } from 'vitest';

const WINDOW = ['innerWidth', 'innerHeight', 'scrollX', 'scrollY'];
/** Classes and functions of the page's global object, and what its window shows, as before the worker's first file. */
const KEPT = Symbol.for('enliven.testing.platform');
const world = globalThis as unknown as Record<string | symbol, unknown>;

function platform(): Map<string, unknown> {
  const own = Object.getOwnPropertyNames(globalThis).filter((name) => typeof world[name] === 'function');
  return new Map([...own, ...WINDOW].map((name) => [name, world[name]]));
}

world[KEPT] ??= platform();
const before = world[KEPT] as Map<string, unknown>;

afterAll(() => {
  const changed = [...before].filter(([name, value]) => world[name] !== value);
  for (const [name, value] of changed) if (typeof value === 'function') world[name] = value;
  scrollTo(0, 0);
  history.replaceState(null, '', location.pathname);
  expect(
    changed.map(([name]) => name),
    'Globals that this file has changed and not restored',
  ).toEqual([]);
});
