/** Sliding content in a browser: height, paddings, duration and clean-up. */
import { accordion, toggle } from '@enliven/modules';
import { click, finishAnimations, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { accordion as accordionMarkup, css, toggle as markup } from './markup';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

const boxes = (sizing: string) => html`<style>
* { box-sizing: ${sizing}; }
.et_pb_toggle_content { padding: 20px 0 10px; }
.et_pb_toggle_content p { height: 150px; margin: 0; }
</style>`;

async function render(state: 'open' | 'close', sizing = 'border-box') {
  const { element, stop } = await renderBehavior(toggle, markup(state) + css + boxes(sizing));
  open.push(stop);
  const content = element.querySelector('.et_pb_toggle_content') as HTMLElement;
  return { element, content, title: element.querySelector('.et_pb_toggle_title') as HTMLElement };
}

/** Returns the animation of the slide on the element, once its height is measured. */
async function slideOf(element: Element): Promise<Animation> {
  const slides = () => element.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) < 1e8);
  await until(() => slides().length === 1);
  return slides()[0] as Animation;
}

describe('sliding content', () => {
  it.each(['border-box', 'content-box'])('opens from zero to its full height in 700 ms (%s)', async (sizing) => {
    const { content, title } = await render('close', sizing);
    click(title);
    const slide = await slideOf(content);
    slide.pause();
    expect(slide.effect?.getTiming().duration).toBe(700);
    slide.currentTime = 0;
    expect(content.getBoundingClientRect().height).toBe(0);
    slide.currentTime = 350;
    const half = content.getBoundingClientRect().height;
    expect(half).toBeGreaterThan(60);
    expect(half).toBeLessThan(130);
    slide.currentTime = 699.99;
    const last = content.getBoundingClientRect().height;
    await finishAnimations();
    const full = content.getBoundingClientRect().height;
    expect(full).toBeGreaterThan(179);
    expect(Math.abs(full - last)).toBeLessThan(1);
    expect(content.getAttribute('style')).toBe('display: block;');
  });

  it('has no height before it is measured', async () => {
    const { content, title } = await render('close');
    click(title);
    await until(() => content.style.display === 'block');
    expect(content.getBoundingClientRect().height).toBe(0);
  });

  it.each(['border-box', 'content-box'])('closes to zero height without a jump (%s)', async (sizing) => {
    const { content, title } = await render('open', sizing);
    const full = content.getBoundingClientRect().height;
    click(title);
    const slide = await slideOf(content);
    slide.pause();
    slide.currentTime = 0;
    expect(Math.abs(content.getBoundingClientRect().height - full)).toBeLessThan(1);
    slide.currentTime = 699.99;
    expect(content.getBoundingClientRect().height).toBeLessThan(1);
    await finishAnimations();
    expect(content.style.display).toBe('none');
  });

  it('includes open content inside, which style sheets hide in closed toggles', async () => {
    const inner = html`<p>Words</p>${accordionMarkup()}`;
    const hides = html`<style>.et_pb_toggle_close .et_pb_toggle_content { display: none; }</style>`;
    const { element, stop } = await renderBehavior(toggle, markup('close', inner) + css + boxes('border-box') + hides);
    open.push(stop);
    const content = element.querySelector('.et_pb_toggle_content') as HTMLElement;
    click(element.querySelector('.et_pb_toggle_title') as Element);
    const slide = await slideOf(content);
    slide.pause();
    slide.currentTime = 699.99;
    const last = content.getBoundingClientRect().height;
    await finishAnimations();
    expect(Math.abs(content.getBoundingClientRect().height - last)).toBeLessThan(1);
    expect(content.querySelector('.et_pb_toggle_content')?.hasAttribute('style')).toBe(false);
  });

  it('reverses from its current height when another item of a Divi 5 accordion is pressed', async () => {
    const five = html`<div class="et_block_section"></div>`;
    const { element, stop } = await renderBehavior(accordion, accordionMarkup() + five + css + boxes('border-box'));
    open.push(stop);
    const [, second, third] = element.querySelectorAll<HTMLElement>('.et_pb_toggle');
    const content = second?.querySelector('.et_pb_toggle_content') as HTMLElement;
    click(second?.querySelector('.et_pb_toggle_title') as Element);
    const opening = await slideOf(content);
    opening.pause();
    opening.currentTime = 350;
    const half = content.getBoundingClientRect().height;
    expect(half).toBeGreaterThan(60);
    click(third?.querySelector('.et_pb_toggle_title') as Element);
    await until(() => opening.playState === 'idle');
    const closing = await slideOf(content);
    closing.pause();
    closing.currentTime = 0;
    expect(Math.abs(content.getBoundingClientRect().height - half)).toBeLessThan(1);
    expect(second?.classList.contains('et_pb_toggle_open')).toBe(false);
    await finishAnimations();
    await finishAnimations();
    const items = [...element.querySelectorAll('.et_pb_toggle')];
    expect(items.map((item) => item.classList.contains('et_pb_toggle_open'))).toEqual([false, false, true]);
    expect(content.getBoundingClientRect().height).toBe(0);
  });

  it('follows jQuery’s easing swing', async () => {
    const { content, title } = await render('close');
    click(title);
    const slide = await slideOf(content);
    const progress = (time: number) => {
      slide.currentTime = time;
      return slide.effect?.getComputedTiming().progress ?? 0;
    };
    slide.pause();
    for (const part of [0.1, 0.25, 0.5, 0.75, 0.9]) {
      progress(part * 700);
      const swing = 0.5 - Math.cos(part * Math.PI) / 2;
      expect(content.getBoundingClientRect().height / 180).toBeCloseTo(swing, 1);
    }
  });

  it('opens at once inside a hidden element', async () => {
    const { element, stop } = await renderBehavior(accordion, html`<div hidden>${accordionMarkup()}</div>${css}`);
    open.push(stop);
    click(element.querySelectorAll('.et_pb_toggle_title')[1] as Element);
    await nextFrames(3);
    const items = [...element.children].map((item) => item.classList.contains('et_pb_toggle_open'));
    expect(items).toEqual([false, true, false]);
    expect(element.classList.contains('et_pb_accordion_toggling')).toBe(false);
  });

  it('scrolls to its title when closing content above has moved the title out of the window', async () => {
    const tall = (height: number) => html`<p style="height: ${height}px">…</p>`;
    const page = html`<div id="main-header" style="position: fixed; top: 0; height: 60px">Menu</div>
      <div style="height: 300px"></div>${accordionMarkup([tall(3000), tall(200), tall(200)])}<div style="height: 3000px"></div>`;
    const { element, stop } = await renderBehavior(accordion, page + css);
    open.push(stop);
    const item = element.children[1] as HTMLElement;
    scrollTo(0, 3200);
    await nextFrames();
    click(item.querySelector('.et_pb_toggle_title') as Element);
    await finishAnimations();
    await until(() => Math.abs(item.getBoundingClientRect().top - 110) < 2);
  });

  it('does not scroll when its title is in view', async () => {
    const { element, stop } = await renderBehavior(
      accordion,
      html`${accordionMarkup()}<div style="height: 3000px"></div>${css}`,
    );
    open.push(stop);
    click(element.querySelectorAll('.et_pb_toggle_title')[1] as Element);
    await finishAnimations();
    await nextFrames(6);
    expect(scrollY).toBe(0);
  });
});
