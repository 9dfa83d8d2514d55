/** Behaviors that mount on the whole page because of a printed global. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { isIgnored, isPrinted } from '../src';
import { begin, cleanUp, type Probe, probe, settled, states } from './support/bring';

const globals = globalThis as { probe_data?: unknown };
const Quiet: Probe = () => null;
const withGlobals = probe(Quiet, { selector: 'body', globals: ['probe_data', 'probe_more'] });
const body = document.body;

afterEach(async () => {
  await cleanUp();
  delete globals.probe_data;
});

describe('isPrinted', () => {
  it.each([
    [undefined, false],
    [null, false],
    ['', false],
    [[], false],
    [{}, false],
    [{ desktop: [], tablet: [], phone: {} }, false],
    [{ desktop: [null, ['']] }, false],
    [{ desktop: [{ id: '.a' }] }, true],
    [{ desktop: [], phone: [0] }, true],
    ['text', true],
    [Number.NaN, true],
    [false, true],
  ])('of %j is %s', (value, expected) => {
    globals.probe_data = value;
    expect(isPrinted('probe_data')).toBe(expected);
  });

  it('ends on data that contains itself', () => {
    const endless: { desktop: unknown[] } = { desktop: [] };
    endless.desktop.push(endless);
    globals.probe_data = endless;
    expect(isPrinted('probe_data')).toBe(true);
  });

  it('stops at the first value', () => {
    const huge = Array.from({ length: 3 }, (_, at) => ({
      get id() {
        if (at > 0) throw new Error('looked too far');
        return '.a';
      },
    }));
    globals.probe_data = huge;
    expect(isPrinted('probe_data')).toBe(true);
  });
});

describe('a behavior with globals', () => {
  it('mounts on the body, once', async () => {
    globals.probe_data = ['.a'];
    root('<p></p>');
    const runtime = begin([withGlobals]);
    await settled(runtime);
    runtime.scan();
    expect([...runtime.mounts].map(({ element }) => element)).toEqual([body]);
    expect(begin([withGlobals]).mounts.size).toBe(0);
  });

  it('mounts on the root of the runtime', async () => {
    globals.probe_data = ['.a'];
    const part = root('<section></section>');
    const runtime = begin([withGlobals], { root: part });
    await settled(runtime);
    expect([...runtime.mounts].map(({ element }) => element)).toEqual([part]);
  });

  it('waits while the global is empty, and mounts when it has a value', async () => {
    globals.probe_data = [];
    root('<p></p>');
    const runtime = begin([withGlobals]);
    expect(runtime.mounts.size).toBe(0);
    globals.probe_data = ['.a'];
    body.append(document.createElement('script'));
    await nextFrames();
    await settled(runtime);
    expect(states(runtime)).toEqual(['mounted']);
  });

  it('does not mount on an ignored root', () => {
    globals.probe_data = ['.a'];
    const part = root('<section data-enliven-ignore></section>');
    expect(begin([withGlobals], { root: part }).mounts.size).toBe(0);
  });

  it('mounts in a builder only if it allows builders', async () => {
    globals.probe_data = ['.a'];
    root('<p></p>');
    body.classList.add('et-fb');
    expect(begin([withGlobals]).mounts.size).toBe(0);
    const runtime = begin([probe(Quiet, { ...withGlobals, name: 'builder', builder: true })]);
    await settled(runtime);
    expect(runtime.mounts.size).toBe(1);
  });

  it('mounts in a builder without the global, and ends with the builder', async () => {
    root('<p></p>');
    body.className = 'et-fb';
    const runtime = begin([probe(Quiet, { ...withGlobals, name: 'preview', builder: true }), withGlobals]);
    await settled(runtime);
    expect([...runtime.mounts].map(({ behavior }) => behavior.builder)).toEqual([true]);
    body.className = '';
    await until(() => runtime.mounts.size === 0);
    globals.probe_data = ['.a'];
    body.className = 'et-fb';
    await until(() => runtime.mounts.size === 1);
    body.className = '';
    await until(() => runtime.mounts.size === 2);
  });
});

describe('isIgnored', () => {
  it('follows the option ignore while a runtime has it, and the attribute always', async () => {
    root('<div class="ours"><p></p></div><div data-enliven-ignore><i></i></div>');
    const inside = (selector: string) => isIgnored(body.querySelector(selector) as Element);
    const [first, second] = [begin([withGlobals], { ignore: '.ours' }), begin([withGlobals], { ignore: '.ours' })];
    expect([inside('p'), inside('i')]).toEqual([true, true]);
    await first.stop();
    expect(inside('p')).toBe(true);
    await second.stop();
    expect([inside('p'), inside('i')]).toEqual([false, true]);
  });
});
