/** Two copies of the library on one page: they share its elements. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as library from '../src';
import { begin, cleanUp, probe, settled, states } from './support/bring';

afterEach(cleanUp);

/** A behavior as somebody writes it who has this copy. */
const litBy = ({ useClass }: typeof library) =>
  probe(({ element }) => {
    useClass(element, 'lit', true);
    return null;
  });

const P = '<p class="probe"></p>';

describe('an element of one copy', () => {
  it('is not taken by the other, and is free for it afterwards', async () => {
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
