/** Two copies of the library on one page share the records of its elements. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as library from '../src';
import { begin, cleanUp, probe, settled, states } from './support/bring';

afterEach(cleanUp);

/** Returns a behavior that uses the given copy. */
const litBy = ({ useClass }: typeof library) =>
  probe(({ element }) => {
    useClass(element, 'lit', true);
    return null;
  });

const P = '<p class="probe"></p>';

describe('an element that one copy has mounted', () => {
  it('is not mounted by the other copy until the first one stops', async () => {
    root(P);
    const first = begin([litBy(library)]);
    await settled(first);
    vi.resetModules();
    const other = await import('../src');
    expect(other.claim).not.toBe(library.claim);
    const second = other.start([litBy(other)]);
    await nextFrames();
    expect(second.mounts.size).toBe(0);
    await first.stop();
    second.scan();
    await until(() => states(second).join() === 'mounted');
    await second.stop();
    expect(document.body.innerHTML).toBe(P);
  });
});
