/** Entrances of elements that only the page's lists name, without the class of animations. */
import { animationList } from '@enliven/motion';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { classesOf, ORIGINAL, setStage, stage, start } from './support/animation-stage';
import { giveAnimations } from './support/animations';

setStage();

const bare = (at = 0, more = '') => html`<div class="et_pb_module et_pb_text et_pb_text_${at} ${more}">Words</div>`;
const fade = (at: number) => ({ class: `et_pb_text_${at}`, style: 'fade', duration: '1ms' });
const find = (at: number) => document.querySelector<HTMLElement>(`.et_pb_text_${at}`) as HTMLElement;
const isWatched = (at: number) => stage.watches.some(({ target }) => target === find(at));

async function render(markup: string, list: unknown = [fade(0), fade(1), fade(2)]) {
  giveAnimations('et_animation_data', list);
  return renderBehavior(animationList, `<main>${markup}</main>`);
}

it('an element without the class enters, has no styles afterwards, and is restored', async () => {
  const { stop } = await render(bare());
  await until(() => isWatched(0));
  expect(find(0).className.trim()).toBe(ORIGINAL);
  await start(find(0));
  expect(classesOf(find(0))).toContain('et_animated');
  await until(() => find(0).matches('.et_had_animation'));
  expect(classesOf(find(0))).toEqual(['et_had_animation']);
  await stop();
  expect(find(0).className.trim()).toBe(ORIGINAL);
});

it('an element with the class, or one that has entered, is not animated because of the list', async () => {
  await render(bare(0, 'et_animated') + bare(1, 'et_had_animation') + bare(2));
  await until(() => isWatched(2));
  expect([isWatched(0), isWatched(1)]).toEqual([false, false]);
});

it('an element can arrive late and leave', async () => {
  await render('<p>Nothing</p>');
  find(0)?.remove();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', bare(1));
  await until(() => isWatched(1));
  const gone = find(1);
  gone.remove();
  await until(() => !stage.watches.some(({ target }) => target === gone));
});

it('malformed lists and lists of missing elements animate nothing', async () => {
  await render(bare(0), [{ class: '' }, null, 3, { class: '.a[' }, { class: 'nowhere' }]);
  await nextFrames(3);
  expect(find(0).className.trim()).toBe(ORIGINAL);
});
