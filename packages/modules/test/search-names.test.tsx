/** Search fields are named by labels that the theme does not display. */
import type { AnyBehavior } from '@enliven/core';
import { renderBehavior } from '@enliven/testing';
import { expect, it } from 'vitest';
import { search } from '../src/search';
import { sidebar } from '../src/sidebar';
import * as markup from './small-markup';

async function nameOf(behavior: AnyBehavior, page: string): Promise<string | null | undefined> {
  const { element, stop } = await renderBehavior(behavior, page);
  const name = element.querySelector('input[name=s]')?.getAttribute('aria-label');
  await stop();
  return name;
}

const widget = (field: string) => markup.sidebar().replace(/<label.*<\/label>/, field);

it.each([
  ['a search module', search, markup.search()],
  [
    'a widget with the label beside the field',
    sidebar,
    widget('<label class="screen-reader-text" for="s">Search for:</label><input type="text" name="s" id="s">'),
  ],
  [
    'a widget with the label around the field',
    sidebar,
    widget('<label><span class="screen-reader-text">Search for:</span><input type="search" name="s"></label>'),
  ],
])('the label names the field of %s', async (_name, behavior, page) => {
  expect(await nameOf(behavior, page)).toBe('Search for:');
});

it('a field with its own name keeps the name', async () => {
  const named = widget('<label for="s">Search for:</label><input type="text" name="s" id="s" aria-label="Find">');
  expect(await nameOf(sidebar, named)).toBe('Find');
});
