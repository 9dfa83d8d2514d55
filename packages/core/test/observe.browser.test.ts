/** Markup that changes while it is detached, which only browsers report (they observe removed nodes until the task ends). */
import { root, until } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { observeMarkup } from '../src';

afterEach(() => {
  document.body.innerHTML = '';
});

it('observeMarkup() reports the content that an element received before it was inserted again', async () => {
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
