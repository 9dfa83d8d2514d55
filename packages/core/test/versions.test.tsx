/** Two versions of the library on one page: the newer one runs, and they share no records. */
import { nextFrames, root, silence } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as library from '../src';
import { cleanUp, probe, settled, states } from './support/bring';

type Library = typeof library;

let consoleMessages: ReturnType<typeof silence>;
const running: library.Runtime[] = [];
beforeEach(() => {
  consoleMessages = silence();
});
afterEach(async () => {
  for (const runtime of running.splice(0)) await runtime.stop();
  await cleanUp();
  consoleMessages.restore();
  vi.doUnmock('../package.json');
  vi.resetModules();
});

async function versionOf(version: string): Promise<Library> {
  vi.resetModules();
  vi.doMock('../package.json', () => ({ version, default: { version } }));
  return import('../src');
}

const litBy = ({ useClass }: Library) =>
  probe(({ element }) => {
    useClass(element, 'lit', true);
    return null;
  });

function started(of: Library, options?: library.StartOptions): library.Runtime {
  const runtime = of.start([litBy(of)], options);
  running.push(runtime);
  return runtime;
}

const P = '<p class="probe"></p>';
const remarks = () => consoleMessages.remarks.filter((text) => text.includes('version'));

describe('isOlder', () => {
  it.each([
    ['0.1.0', '0.2.0'],
    ['0.9.0', '0.10.0'],
    ['1.9.9', '2.0.0'],
    ['1.0.0', '1.0.1'],
    ['1.0.0-beta.2', '1.0.0-beta.10'],
    ['1.0.0-beta.1', '1.0.0'],
  ])('is true for %s and %s', (older, newer) => {
    expect(library.isOlder(older, newer)).toBe(true);
    expect(library.isOlder(newer, older)).toBe(false);
    expect(library.isOlder(older, older)).toBe(false);
  });
});

describe('two versions', () => {
  it('have separate records', async () => {
    const [one, two] = [await versionOf('1.0.0'), await versionOf('1.1.0')];
    const records = one.shared('records', () => new Map());
    expect(two.shared('records', () => new Map())).not.toBe(records);
    const again = await versionOf('1.0.0');
    expect(again.shared('records', () => new Map())).toBe(records);
  });

  it('run in turn: the older one restores the page before a newer one starts', async () => {
    root(P);
    const yielded = vi.fn(() => document.body.innerHTML);
    const [old, young] = [await versionOf('2.0.0'), await versionOf('2.1.0')];
    const first = started(old, { onYield: yielded });
    await settled(first);
    const second = started(young);
    expect(yielded).toHaveBeenCalledOnce();
    expect(first.mounts.size).toBe(0);
    await settled(second);
    expect(states(second)).toEqual(['mounted']);
    expect(remarks()).toEqual([
      '[enliven/core] version 2.0.0 leaves this page to version 2.1.0. Load one of them only.',
    ]);
    await second.stop();
    expect(document.body.innerHTML).toBe(P);
    first.scan();
    await nextFrames();
    expect(document.body.innerHTML).toBe(P);
  });

  it('never run together: the older one does not start beside a newer one', async () => {
    root(P);
    const [old, young] = [await versionOf('3.0.0'), await versionOf('3.1.0')];
    const second = started(young);
    const first = started(old);
    await settled(second);
    expect([states(first), states(second)]).toEqual([[], ['mounted']]);
    first.scan();
    await first.stop();
    expect(states(second)).toEqual(['mounted']);
    expect(remarks()).toHaveLength(1);
  });

  it('can follow each other: the older one starts after the newer one has stopped', async () => {
    root(P);
    // The version imported last mounts, because the renderer's code is fetched late.
    const [young, old] = [await versionOf('4.1.0'), await versionOf('4.0.0')];
    await started(young).stop();
    const first = started(old);
    await settled(first);
    expect(states(first)).toEqual(['mounted']);
    expect(remarks()).toEqual([]);
  });

  it('share kept presses: the newer one replays a press that the older one has kept', async () => {
    root('<p class="probe"><b>title</b></p>');
    const [old, young] = [await versionOf('4.0.0'), await versionOf('4.1.0')];
    old.keepEarlyPresses('.probe b');
    const title = document.querySelector('b') as HTMLElement;
    const heard = vi.fn();
    title.addEventListener('click', heard);
    title.click();
    expect(heard).not.toHaveBeenCalled();
    young.releaseEarlyPresses();
    expect(heard).toHaveBeenCalledOnce();
    title.click();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
