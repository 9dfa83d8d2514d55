/** Fails a test file that leaves the platform changed: the next files of the worker would run without what it took away. */
import { afterAll, expect } from 'vitest';

/** Classes and functions of the page's global object, as they were before the worker's first file. */
const KEPT = Symbol.for('enliven.testing.platform');
const world = globalThis as unknown as Record<string | symbol, unknown>;

function platform(): Map<string, unknown> {
  const names = Object.getOwnPropertyNames(globalThis);
  return new Map(names.map((name) => [name, world[name]] as const).filter(([, value]) => typeof value === 'function'));
}

world[KEPT] ??= platform();
const before = world[KEPT] as Map<string, unknown>;

afterAll(() => {
  const changed = [...before].filter(([name, value]) => world[name] !== value);
  for (const [name, value] of changed) world[name] = value;
  expect(
    changed.map(([name]) => name),
    'Globals that this file has changed and not given back',
  ).toEqual([]);
});
