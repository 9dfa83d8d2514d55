/** Conformance suite for menus. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { menu } from '../src';
import { MENU } from './support/page';

describeBehavior(menu, {
  html: html`<main><h1>Page</h1><nav aria-label="Main"><ul class="nav">${MENU}</ul></nav></main>`,
  async act(element) {
    const link = element.querySelector<HTMLElement>('.menu-item-5 a');
    link?.focus();
    await nextFrames(8);
    link?.blur();
    element.querySelector<HTMLElement>('.menu-item-2 a')?.focus();
    await nextFrames(1);
  },
});
