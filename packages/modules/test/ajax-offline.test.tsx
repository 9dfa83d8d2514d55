/** Pages in place when the code that fetches them fails to load (docs/reference/blog.md#pages-in-place). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPages, clear, render } from './ajax-stage';

const network = vi.hoisted(() => ({ offline: true }));
vi.mock('../src/ajax-pagination/fetch-page', (original) => {
  if (network.offline) throw new TypeError('Failed to fetch dynamically imported module: /fetch-page.js');
  return original();
});
beforeEach(answerPages);
afterEach(clear);

it('a lost chunk shows a message, and the next press fetches the chunk again', async () => {
  const { older, titles, alert, turn } = await render();
  await turn(older());
  expect(alert()?.textContent).toContain('You are probably offline.');
  expect(titles()[0]).toBe('Post 0');
  network.offline = false;
  await turn(older());
  expect(alert()).toBeNull();
  expect(titles()[0]).toBe('Post 2');
});
