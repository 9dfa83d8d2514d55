/** `window.enliven` acts on every copy on the page. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { version } from '../package.json';
import { createApi, type Instance, instances, type RuntimeSet } from '../src/api';

afterEach(() => {
  instances.clear();
  document.body.replaceChildren();
});

function addCopy(running?: Partial<RuntimeSet>) {
  const copy = {
    behaviors: async () => [],
    start: vi.fn(async () => {}),
    stop: vi.fn(async () => {}),
    runtimes: running as RuntimeSet,
  };
  instances.add(copy as Instance);
  return copy;
}

describe('createApi', () => {
  it('has the version of the library', () => {
    expect(createApi().version).toBe(version);
  });

  it('starts every copy on the document, or on the given root', async () => {
    const [one, two] = [addCopy(), addCopy()];
    const api = createApi();
    await api.start();
    await api.start(document.body);
    for (const { start } of [one, two]) expect(start.mock.calls).toEqual([[document], [document.body]]);
  });

  it('stops every copy, for all roots or one', async () => {
    const [one, two] = [addCopy(), addCopy()];
    const api = createApi();
    await api.stop();
    await api.stop(document.body);
    for (const { stop } of [one, two]) expect(stop.mock.calls).toEqual([[undefined], [document.body]]);
  });

  it('resolves when the slowest copy has stopped', async () => {
    let finish = () => {};
    const done: string[] = [];
    addCopy();
    const slow = addCopy();
    slow.stop.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
    const stopped = createApi()
      .stop()
      .then(() => done.push('stopped'));
    await Promise.resolve();
    expect(done).toEqual([]);
    finish();
    await stopped;
    expect(done).toEqual(['stopped']);
  });

  it('scans with every running copy', () => {
    const scan = vi.fn();
    addCopy({ scan });
    addCopy();
    createApi().scan(document.body);
    createApi().scan();
    expect(scan.mock.calls).toEqual([[document.body], [undefined]]);
  });

  it('adds listeners of events, and removes them', () => {
    const heard: string[] = [];
    const off = createApi().on('mount', ({ type, detail }) => heard.push(`${type} ${detail}`));
    const tell = (type: string) => document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: 'it' }));
    tell('enliven:mount');
    tell('enliven:unmount');
    tell('mount');
    off();
    tell('enliven:mount');
    expect(heard).toEqual(['enliven:mount it']);
  });

  it('diagnoses every copy with doctor()', async () => {
    addCopy({ mounts: () => [], stayedOut: new Map() });
    const { version: reportedVersion, behaviors, failures } = await createApi().doctor();
    expect({ reportedVersion, behaviors, failures }).toEqual({ reportedVersion: version, behaviors: [], failures: [] });
  });
});
