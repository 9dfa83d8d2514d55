/** Menu modules of generation 5, whose current items are marked by script. */
import { html, nextFrames, renderBehavior } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { menuModule } from '../src';

const MODULE = html`<div class="et_pb_section"><div class="et_pb_menu"><nav class="et-menu-nav"><ul class="et-menu nav">
<li class="current_page_item"><a href="/here/">Here</a></li><li class="current-cat"><a href="/kind/">Kind</a></li>
<li><a href="/there/">There</a></li></ul></nav></div></div>`;
const marked = () => [...document.querySelectorAll('.current-menu-item')].map(({ textContent }) => textContent);
const globals = globalThis as { diviBreakpointData?: unknown };

afterEach(() => {
  delete globals.diviBreakpointData;
});

it.each([
  [5, ['Here', 'Kind']],
  [4, []],
])('menu modules in generation %i mark the current items %j', async (generation, wanted) => {
  if (generation === 5) globals.diviBreakpointData = {};
  const { stop } = await renderBehavior(menuModule, MODULE);
  await nextFrames();
  expect(marked()).toEqual(wanted);
  await stop();
  expect(marked()).toEqual([]);
});
