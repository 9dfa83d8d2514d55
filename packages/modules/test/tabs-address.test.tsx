/** Tabs and an address that changes while they fade (docs/reference/shared.md#state-in-the-address). */
import { click, finishAnimations, nextFrames, renderBehavior } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { tabs } from '../src';
import { css, tabs as markup } from './markup';

const address = (hash: string) => history.replaceState(null, '', `${location.pathname}${hash}`);
afterEach(() => address(''));

describe('tabs', () => {
  it('leave the address alone once a visitor has followed another link', async () => {
    const { element, stop } = await renderBehavior(tabs, markup() + css);
    click(element.querySelector('.et_pb_tabs_controls > li:nth-child(3) a') as Element);
    expect(location.hash).toBe('#plans|2');
    window.dispatchEvent(new Event('hashchange'));
    await finishAnimations();
    await finishAnimations();
    address('#elsewhere');
    window.dispatchEvent(new Event('hashchange'));
    // Renders the tabs again.
    element.setAttribute('data-include_tabs', 'all');
    await nextFrames();
    expect(location.hash).toBe('#elsewhere');
    await stop();
  });
});
