/** When outlines of fields come and go (docs/reference/shared.md#forced-colors). */
import { afterEach, expect, it, vi } from 'vitest';
import { outlineFields } from '../src/page/forced-colors';

afterEach(() => void vi.unstubAllGlobals());

const force = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const count = () => document.adoptedStyleSheets.length;
const fetched = () => import('../src/page/field-outlines');

it('come with their code, and go', async () => {
  force(true);
  const end = outlineFields(document);
  await vi.waitFor(() => expect(count()).toBe(1));
  end();
  expect(count()).toBe(0);
});

it('do not come after the end', async () => {
  force(true);
  outlineFields(document)();
  await fetched();
  await Promise.resolve();
  expect(count()).toBe(0);
});

it('do not come where colors are the page’s own', async () => {
  force(false);
  outlineFields(document);
  await fetched();
  await Promise.resolve();
  expect(count()).toBe(0);
});
