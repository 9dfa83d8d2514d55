/** Modules below the header of the theme Extra, which is fixed in wide windows only (docs/reference/sticky.md#fixed-elements). */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { giveBoxes, scrollPage } from './support/boxes';
import './support/parts';
import { boxed } from './support/boxes';
import { find, mountAll, page, print } from './support/sticky-page';

const globals = globalThis as Record<string, unknown>;
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };

/** Fixed bars at the top, as in the theme. In this DOM each is 100 px high. */
const BARS = '<div id="top-header" style="position:fixed"></div><div id="main-header" style="position:fixed"></div>';

beforeEach(() => {
  giveBoxes();
  scrollPage(0);
});

/** @returns distance of a stuck module from the window's top */
async function topAt(width: number, condition: object): Promise<string> {
  const before = window.innerWidth;
  happyDOM.setViewport({ width });
  document.body.classList.add('et_fixed_nav');
  globals.et_builder_utils_params = { condition };
  onTestFinished(() => {
    happyDOM.setViewport({ width: before });
    document.body.classList.remove('et_fixed_nav');
    delete globals.et_builder_utils_params;
  });
  print({ m: {} });
  page(BARS + boxed('m', 500, 100));
  await mountAll();
  await scrollPage(600);
  return find('m').style.top;
}

it.each([
  ['Extra', 1024, { extraTheme: '1', diviTheme: '' }, '100px'],
  ['Extra', 1023, { extraTheme: '1', diviTheme: '' }, '0px'],
  ['Divi, with both its bars', 1023, { extraTheme: '', diviTheme: '1' }, '200px'],
  ['another theme', 1200, { extraTheme: '', diviTheme: '' }, '0px'],
])('with %s at %d px and the settings %o, a module sticks at %s', async (_, width, condition, top) => {
  expect(await topAt(width, condition)).toBe(top);
});
