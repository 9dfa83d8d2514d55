/** Markup that changes while it is out of the page, which only browsers report (they observe removed nodes until the task ends). */
import { root, until } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { observeMarkup } from '../src';

afterEach(() => {
  document.body.innerHTML = '';
});

it('hears of what an element was filled with before it was put back', async () => {
  root('<div class="place"><i></i><b></b></div>');
  const added = vi.fn();
  const stop = observeMarkup(document, added, () => {});
  const item = document.querySelector('i') as HTMLElement;
  item.remove();
  item.innerHTML = '<u></u>';
  document.querySelector('.place')?.append(item);
  await until(() => added.mock.calls.length > 0);
  expect(added.mock.calls).toEqual([[[item.firstElementChild]]]);
  stop();
});
