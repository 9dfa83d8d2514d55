/** Links of the documentation site. */
import { expect, test } from 'vitest';
import { siteLink } from '../docs/repository-links';
import type { Route } from '../docs/routes';

const route = (path: string, source: string): Route => ({ path, source, title: '', group: '', content: '' });
const ROUTES = [
  route('packages/modules', 'packages/modules/README.md'),
  route('behaviors/toggle', 'packages/modules/src/toggle/toggle.md'),
];
const link = (href: string, source: string) => siteLink(href, source, ROUTES, 'https://code.test');

test('a description links to pages of docs by their address on the site', () => {
  const source = 'packages/modules/src/toggle/toggle.md';
  expect(link('../../../../docs/reference/tabs.md#markup', source)).toBe('/reference/tabs#markup');
  expect(link('../../../../docs/reference/README.md', source)).toBe('/reference/index');
});

test('a page of docs links to READMEs by file and by folder', () => {
  expect(link('../../packages/modules/README.md', 'docs/guides/shop.md')).toBe('/packages/modules');
  expect(link('../modules', 'packages/enliven/README.md')).toBe('/packages/modules');
});

test('a link to a source leads to the repository', () => {
  expect(link('../scripts/build-cdn.ts', 'docs/architecture.md')).toBe(
    'https://code.test/blob/main/scripts/build-cdn.ts',
  );
});

test('an absolute address of a file of the repository leads to its page', () => {
  const href = 'https://code.test/blob/main/docs/reference/tabs.md#markup';
  expect(link(href, 'packages/modules/README.md')).toBe('/reference/tabs#markup');
  expect(link('https://code.test/issues', 'packages/modules/README.md')).toBe('https://code.test/issues');
});

test('addresses of other sites and headings of the same page do not change', () => {
  expect(link('https://www.w3.org/', 'docs/glossary.md')).toBe('https://www.w3.org/');
  expect(link('#size', 'packages/modules/README.md')).toBe('#size');
});
