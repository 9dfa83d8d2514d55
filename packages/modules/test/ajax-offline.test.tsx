/** Pages that are turned while their own code cannot be fetched (docs/reference/blog.md#pages-in-place). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPages, clear, render } from './ajax-stage';

const network = vi.hoisted(() => ({ offline: true }));
vi.mock('../src/ajax-pagination/fetch-page', (original) => {
  if (network.offline) throw new TypeError('Failed to fetch dynamically imported module: /fetch-page.js');
  return original();
});
beforeEach(answerPages);
afterEach(clear);

it('it is said in a sentence, and the next press asks for it again', async () => {
  const { older, titles, alert, turn } = await render();
  await turn(older());
  expect(alert()?.textContent).toContain('You are probably offline.');
  expect(titles()[0]).toBe('Post 0');
  network.offline = false;
  await turn(older());
  expect(alert()).toBeNull();
  expect(titles()[0]).toBe('Post 2');
});
