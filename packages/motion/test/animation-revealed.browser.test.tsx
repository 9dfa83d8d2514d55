/** Entrances inside closed content: they wait until the content is opened. */
import { animation } from '@enliven/motion';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { animationCss } from './support/animation-css';
import { giveAnimations, takeAnimations } from './support/animations';

afterEach(() => {
  takeAnimations();
  document.body.innerHTML = '';
});

const closed = (style: string) => html`<div class="room"></div>
  <div class="et_pb_toggle"><div id="closed" style="${style}">
    <div class="et_pb_module et_pb_text et_pb_text_0 et_animated">Words</div>
  </div></div>${animationCss}`;

it.each([
  ['a tab or a toggle', 'display: none', ''],
  ['content with a height of 0', 'height: 0; overflow: hidden', ''],
])('an entrance waits in %s, and plays when that is opened', async (_what, style, open) => {
  giveAnimations('et_animation_data', [{ class: 'et_pb_text_0', style: 'zoom', duration: '40ms' }]);
  const { element } = await renderBehavior(animation, closed(style));
  scrollTo(0, 0);
  await nextFrames(6);
  expect(element.matches('.et_animated:not(.zoom,.et_had_animation)')).toBe(true);
  (document.querySelector('.room') as HTMLElement).style.height = '10px';
  await nextFrames(6);
  if (style.includes('none')) expect(element.matches('.et_animated:not(.zoom,.et_had_animation)')).toBe(true);
  (document.querySelector('#closed') as HTMLElement).setAttribute('style', open);
  await until(() => element.matches('.zoom,.et_had_animation'));
  await until(() => element.matches('.et_had_animation:not(.et_animated)'));
  expect(getComputedStyle(element).opacity).toBe('1');
});
