/** When the style sheet with outlines of fields is added and removed (docs/reference/shared.md#forced-colors). */
import { PATIENCE } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { outlineFields } from '../src/page/forced-colors';

afterEach(() => void vi.unstubAllGlobals());

const force = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const count = () => document.adoptedStyleSheets.length;
const fetched = () => import('../src/page/field-outlines');

it('outlineFields() adds its style sheet once the code has loaded, and removes it at the end', async () => {
  force(true);
  const end = outlineFields(document);
  await vi.waitFor(() => expect(count()).toBe(1), PATIENCE);
  end();
  expect(count()).toBe(0);
});

it('outlineFields() adds no style sheet after the end', async () => {
  force(true);
  outlineFields(document)();
  await fetched();
  await Promise.resolve();
  expect(count()).toBe(0);
});

it('outlineFields() adds no style sheet without forced colors', async () => {
  force(false);
  outlineFields(document);
  await fetched();
  await Promise.resolve();
  expect(count()).toBe(0);
});
