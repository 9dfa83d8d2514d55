/** Code that few pages need: what cannot be fetched is told, and what is no longer needed never begins. */
import { silence, until } from '@enliven/testing';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '../src/runtime/loader';

const PLACE = { package: '@enliven/motion', behavior: 'scroll-effects' };

it('is told when it cannot be fetched', async () => {
  const said = silence();
  try {
    const use = vi.fn();
    lazyPart(Promise.reject(new Error('the chunk did not arrive')), use, PLACE);
    await until(() => said.errors.length > 0);
    expect(`${said.errors[0]}`).toContain('[enliven/motion] scroll-effects: the chunk did not arrive');
    expect(use).not.toHaveBeenCalled();
  } finally {
    said.restore();
  }
});

it('ends what it began, and never begins once it has ended', async () => {
  const end = vi.fn();
  const use = vi.fn(() => end);
  const stop = lazyPart(Promise.resolve(1), use, PLACE);
  await until(() => use.mock.calls.length > 0);
  stop();
  expect(end).toHaveBeenCalledOnce();
  const late = vi.fn();
  lazyPart(Promise.resolve(1), late, PLACE)();
  await Promise.resolve().then(() => {});
  expect(late).not.toHaveBeenCalled();
});
