/** Modules with more parts than one slice has. */
import { finishAnimations, html, renderBehavior, until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { accordion, slider, tabs } from '../src';
// Loads the code before the first test waits for it.
import '../src/accordion/accordion';
import { SLICE } from '../src/shared/use-slice';

const MANY = SLICE * 2 + 50;
const many = (make: (at: number) => string) => Array.from({ length: MANY }, (_, at) => make(at)).join('');
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const ITEMS = many(
  () =>
    '<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">T</h5><div class="et_pb_toggle_content">C</div></div>',
);

it('an accordion of many items has buttons for the first items at once, and for all later', async () => {
  const { stop } = await renderBehavior(accordion, html`<div class="et_pb_accordion">${ITEMS}</div>`);
  expect(all('[data-enliven-button]').length).toBeGreaterThanOrEqual(SLICE);
  await until(() => all('[data-enliven-button]').length === MANY);
  const last = all('.et_pb_toggle').at(-1) as HTMLElement;
  all('.et_pb_toggle_title').at(-1)?.click();
  await finishAnimations();
  await until(() => last.matches('.et_pb_toggle_open'));
  await stop();
  expect(all('[data-enliven-button]')).toEqual([]);
});

it('an accordion of many items opens the last item before its button exists', async () => {
  const { stop } = await renderBehavior(accordion, html`<div class="et_pb_accordion">${ITEMS}</div>`);
  const last = all('.et_pb_toggle').at(-1) as HTMLElement;
  all('.et_pb_toggle_title').at(-1)?.click();
  await finishAnimations();
  await until(() => last.matches('.et_pb_toggle_open'));
  await until(() => all('[data-enliven-button]').length === MANY);
  expect(all('.et_pb_toggle_open')).toEqual([last]);
  await stop();
});

it('a slider of many slides moves to the last slide before it has all dots and names', async () => {
  const slides = many(() => '<div class="et_pb_slide"><div class="et_pb_container">S</div></div>');
  const { element, stop } = await renderBehavior(
    slider,
    html`<div class="et_pb_slider"><div class="et_pb_slides">${slides}</div></div>`,
  );
  (element.querySelector('.et-pb-arrow-prev') as HTMLElement).click();
  await finishAnimations();
  expect(all('.et_pb_slide').at(-1)?.matches('.et-pb-active-slide')).toBe(true);
  await until(() => all('.et-pb-controllers a').length === MANY && all('.et_pb_slide[aria-label]').length === MANY);
  expect(all('.et-pb-active-slide')).toHaveLength(1);
  expect(all('.et-pb-controllers a').at(-1)?.getAttribute('aria-current')).toBe('true');
  await stop();
  expect(all('[aria-label]')).toEqual([]);
});

const TABS = html`<div class="et_pb_tabs"><ul class="et_pb_tabs_controls">${many((at) => `<li><a href="#">${at}</a></li>`)}</ul>
<div class="et_pb_all_tabs">${many(() => '<div class="et_pb_tab">Text</div>')}</div></div>`;

/** Runs `look` when a behavior has mounted, before the second slice. */
const onceMounted = (look: () => void) => addEventListener('enliven:mount', look, { once: true });

it('a set of many tabs has roles for the first tabs at once, and for all later', async () => {
  let first = 0;
  onceMounted(() => {
    first = all('[role=tab]').length;
  });
  const { stop } = await renderBehavior(tabs, TABS);
  expect(first).toBe(SLICE);
  await until(() => all('[role=tab]').length === MANY && all('[role=tabpanel]').length === MANY);
  await stop();
  expect(all('[role]')).toEqual([]);
});

it('a set of many tabs selects the last tab before its role exists', async () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  onceMounted(() => all('.et_pb_tabs_controls a').at(-1)?.dispatchEvent(press));
  const { stop } = await renderBehavior(tabs, TABS);
  expect(press.defaultPrevented).toBe(true);
  await finishAnimations();
  await until(() => all('[role=tab]').length === MANY);
  await until(() => all('.et-pb-active-slide').length === 1);
  expect(all('.et_pb_tab_active')).toEqual(all('.et_pb_tabs_controls li').slice(-1));
  expect(all('[role=tab][aria-selected=true]')).toEqual(all('.et_pb_tabs_controls a').slice(-1));
  expect(all('.et-pb-active-slide')).toEqual(all('.et_pb_tab').slice(-1));
  await stop();
});
