/** Observing a page without reports of our own changes. */
import { root, until } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { observeMarkup } from '../src';

const added = vi.fn();
const removed = vi.fn();

afterEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
});

it('observeMarkup() reports the outermost inserted elements, without those already removed', async () => {
  root('<div class="place"></div>');
  const place = document.querySelector('.place') as HTMLElement;
  const stop = observeMarkup(document, added, removed);
  const [outer, inner, other, gone] = ['i', 'b', 'u', 's'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  place.append(outer);
  outer.append(inner);
  place.append(other, gone);
  gone.remove();
  await until(() => added.mock.calls.length > 0);
  expect(added.mock.calls).toEqual([[[outer, other]]]);
  stop();
});

it('observeMarkup() reports no insertions into ignored elements, and all removals', async () => {
  root('<div class="ours"><i></i></div><div class="theirs"><i></i></div>');
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const stop = observeMarkup(document, added, removed, '.ours');
  find('.ours').innerHTML = '<b></b>';
  find('.theirs').append(document.createElement('u'));
  await until(() => added.mock.calls.length > 0);
  expect(added.mock.calls).toEqual([[[find('u')]]]);
  expect(removed).toHaveBeenCalledOnce();
  find('.theirs > i').remove();
  await until(() => removed.mock.calls.length > 1);
  stop();
});

it('observeMarkup() reports no moves among siblings and no inserted element that is ignored', async () => {
  root('<div class="place"><i></i><b></b></div><div class="other"><s></s></div>');
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const stop = observeMarkup(document, added, removed, '.ours');
  find('.place').prepend(find('b'));
  find('.place').insertAdjacentHTML('beforeend', '<div class="ours"></div>');
  await until(() => removed.mock.calls.length > 0);
  expect(added).not.toHaveBeenCalled();

  const arrives = document.createElement('u');
  find('.place').append(arrives);
  find('.place').prepend(arrives, find('s'));
  await until(() => added.mock.calls.length > 0);
  expect(added.mock.calls).toEqual([[[arrives, find('s')]]]);
  stop();
});
