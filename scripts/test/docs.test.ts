/** Links of the documentation site. */
import { expect, test } from 'vitest';
import { siteLink } from '../docs/repository-links';
import type { Route } from '../docs/routes';

const route = (path: string, source: string): Route => ({ path, source, title: '', group: '', content: '' });
const ROUTES = [
  route('packages/modules', 'packages/modules/README.md'),
  route('behaviors/toggle', 'packages/modules/src/toggle/toggle.md'),
];
const link = (href: string, source: string, address?: string) =>
  siteLink(href, source, ROUTES, (path) => address && `${address}/${path}`);

test('a description links to pages of docs by their address on the site', () => {
  const source = 'packages/modules/src/toggle/toggle.md';
  expect(link('../../../../docs/reference/tabs.md#markup', source)).toBe('/reference/tabs#markup');
  expect(link('../../../../docs/reference/README.md', source)).toBe('/reference/index');
});

test('a page of docs links to READMEs by file and by folder', () => {
  expect(link('../../packages/modules/README.md', 'docs/guides/shop.md')).toBe('/packages/modules');
  expect(link('../modules', 'packages/enliven/README.md')).toBe('/packages/modules');
});

test('a link to a source leads to the repository, and nowhere while the repository has no address', () => {
  expect(link('../scripts/build-cdn.ts', 'docs/architecture.md', 'https://code.test')).toBe(
    'https://code.test/scripts/build-cdn.ts',
  );
  expect(link('../scripts/build-cdn.ts', 'docs/architecture.md')).toBeUndefined();
});

test('addresses of other sites and headings of the same page stay as they are', () => {
  expect(link('https://www.w3.org/', 'docs/glossary.md')).toBe('https://www.w3.org/');
  expect(link('#size', 'packages/modules/README.md')).toBe('#size');
});
