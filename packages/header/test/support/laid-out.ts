/** Mounts a header in a browser with layout. */
import { nextFrames, renderBehavior } from '@enliven/testing';
import { page as browser } from 'vitest/browser';
import { header, headerVariant } from '../../src';
import { STYLE } from './theme-style';

export const TALL = '<p>text</p>'.repeat(80);
export const find = (id: string) => document.getElementById(id) as HTMLElement;
export const styleOf = (id: string) => getComputedStyle(find(id));
export const isFixed = () => find('main-header').classList.contains('et-fixed-header');

/** @returns the header behavior of a page whose body has the classes */
export const behaviorOf = (classes: string) =>
  /vertical|transparent|hide|split/.test(classes) ? headerVariant : header;

/** @param classes of the body */
export async function show(classes: string, markup: string, width = 1200) {
  await browser.viewport(width, 700);
  document.body.className = classes;
  const rendered = await renderBehavior(behaviorOf(classes), STYLE + markup);
  await nextFrames(5);
  return rendered;
}

export async function scrollTo(y: number) {
  window.scrollTo({ top: y, behavior: 'instant' });
  await nextFrames(4);
}

/** Resets the page for the next test. */
export function tidyUp() {
  window.scrollTo(0, 0);
  document.body.className = '';
  document.documentElement.removeAttribute('style');
}
