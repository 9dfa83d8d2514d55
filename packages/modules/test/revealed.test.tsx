/** Modules that show hidden content report the content, so that modules inside can measure (docs/reference/shared.md#hidden-and-shown). */
import { type AnyBehavior, revealed } from '@enliven/core';
import { click, finishAnimations, html, nextFrames, renderBehavior } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accordion, tabs, toggle } from '../src';
import { accordion as accordionMarkup, css, tabs as tabsMarkup, toggle as toggleMarkup } from './markup';

/** Markup that only Divi 5 prints. */
const FIVE = html`<div class="et_block_section"></div>`;

let off = () => {};
// The address contains a tab that an earlier test has chosen.
beforeEach(() => history.replaceState(null, '', location.pathname));
afterEach(() => {
  off();
  document.body.innerHTML = '';
});

describe.each([
  ['a tab of Divi 4', tabs, tabsMarkup(), 'li:nth-child(2) a', '.et_pb_all_tabs > :nth-child(2)'],
  ['a tab of Divi 5', tabs, tabsMarkup() + FIVE, 'li:nth-child(2) a', '.et_pb_all_tabs > :nth-child(2)'],
  ['a toggle', toggle, toggleMarkup(), '.et_pb_toggle_title', '.et_pb_toggle_content'],
  [
    'an item of an accordion',
    accordion,
    accordionMarkup(),
    ':nth-child(2) > .et_pb_toggle_title',
    ':nth-child(2) > .et_pb_toggle_content',
  ],
] as [string, AnyBehavior, string, string, string][])('%s', (_, behavior, markup, press, content) => {
  it('reports its content once, when the content is shown', async () => {
    const { element, stop } = await renderBehavior(behavior, markup + css);
    const shown = element.querySelector<HTMLElement>(content) as HTMLElement;
    const reports: [Element, string][] = [];
    off = revealed.on((what) => void reports.push([what, shown.style.display]));
    click(element.querySelector(press) as Element);
    await nextFrames();
    expect(reports).toEqual([]);
    // In Divi 4, the panels fade one after the other.
    for (let fade = 0; fade < 3; fade += 1) await finishAnimations();
    expect(reports).toEqual([[shown, 'block']]);
    await stop();
  });
});
