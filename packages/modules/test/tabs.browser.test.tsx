/** Tabs in a browser: equal heights, stacking, fades. */
import { tabs } from '@enliven/modules';
import { click, finishAnimations, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { css, tabs as markup } from './markup';

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  history.replaceState(null, '', location.pathname);
});

/** Style sheet for controls side by side in a given width, where a long label wraps. */
const row = (width: string, display = 'block') => html`<style>
.et_pb_tabs { width: ${width}; }
.et_pb_tabs_controls { display: flex; margin: 0; padding: 0; list-style: none; }
.et_pb_tabs_controls li { display: ${display}; flex: 1; border-top: 3px solid; }
</style>`;
const wordy = (inner: string) => inner.replace('Tab 1', 'A label of many, many words that needs more room than others');

async function render(page: string) {
  const { element, stop } = await renderBehavior(tabs, page);
  open.push(stop);
  const controls = [...element.querySelectorAll<HTMLElement>('.et_pb_tabs_controls > li')];
  return { element, controls, heights: () => controls.map((control) => control.getBoundingClientRect().height) };
}

const equal = (heights: number[]) =>
  heights.every((height) => height > 0 && Math.abs(height - (heights[0] ?? 0)) < 0.1);

describe('heights of tab controls', () => {
  it.each(['block', 'flex'])('are those of the tallest control (display: %s)', async (display) => {
    const { controls, heights } = await render(wordy(markup()) + css + row('500px', display));
    await until(() => controls.every((control) => control.style.height !== ''));
    expect(equal(heights())).toBe(true);
    const tallest = heights()[0] ?? 0;
    expect(tallest).toBeGreaterThan(45);
    await nextFrames(6);
    expect(heights()[0]).toBe(tallest);
  });

  it('follow the width', async () => {
    const { element, controls, heights } = await render(wordy(markup()) + css + row('400px'));
    await until(() => controls[0]?.style.height !== '');
    const narrow = heights()[0] ?? 0;
    (element as HTMLElement).style.width = '1100px';
    await until(() => (heights()[0] ?? 0) < narrow && equal(heights()));
    (element as HTMLElement).style.width = '400px';
    await until(() => heights()[0] === narrow && equal(heights()));
  });

  it('are measured when hidden tabs are shown', async () => {
    const { controls, heights } = await render(html`<section hidden>${markup()}</section>${css}${row('500px')}`);
    expect(controls[0]?.style.height).toBe('');
    (document.querySelector('section') as HTMLElement).hidden = false;
    await until(() => controls[0]?.style.height !== '' && equal(heights()));
    expect(heights()[0]).toBeGreaterThan(20);
  });

  it('are not set while tabs are stacked, which follows the window', async () => {
    const { element, controls } = await render(markup() + css + row('100%'));
    const stacked = () => element.classList.contains('et_pb_tabs_vertically_stacked');
    await until(() => controls[0]?.style.height !== '');
    expect(stacked()).toBe(false);
    await page.viewport(767, 800);
    await until(() => stacked() && controls.every((control) => control.style.height === ''));
    await page.viewport(768, 800);
    await until(() => !stacked() && controls[0]?.style.height !== '');
  });
});

describe('fades of tabs', () => {
  it('take 500 ms each: the old panel, then the new one', async () => {
    const { element } = await render(markup() + css);
    const panels = [...element.querySelectorAll<HTMLElement>('.et_pb_tab')];
    const fade = (at: number) => panels[at]?.getAnimations().find(({ effect }) => effect?.getTiming().duration === 500);
    click(element.querySelectorAll('a')[1] as Element);
    await until(() => fade(0) !== undefined);
    expect(fade(1)).toBeUndefined();
    fade(0)?.finish();
    await until(() => fade(1) !== undefined);
    expect(getComputedStyle(panels[0] as Element).display).toBe('none');
    fade(1)?.finish();
    await until(() => fade(1) === undefined);
    expect(panels[1]?.getAttribute('style')).toBe('display: block;');
  });

  it('do not scroll the page', async () => {
    const { element } = await render(
      html`<div style="height: 1500px"></div>${markup()}${css}<div style="height: 3000px"></div>`,
    );
    scrollTo(0, 1400);
    click(element.querySelectorAll('a')[1] as Element);
    expect(location.hash).toBe('#plans|1');
    await finishAnimations();
    await finishAnimations();
    expect(scrollY).toBe(1400);
  });
});
