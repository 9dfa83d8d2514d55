/** Conformance suite for dots, the button to the top and soft scrolling. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { afterEach } from 'vitest';
import { anchors, dotNav, scrollTop } from '../src';

const section = (id: string) =>
  html`<div class="et_pb_section" id="${id}"><h2>${id}</h2>${'<p>text</p>'.repeat(30)}</div>`;
const page = (after = '') =>
  html`<div id="page-container"><main id="main-content"><h1>Page</h1><p><a href="#two">Two</a></p>
    <div class="et-l et-l--post"><div class="et_builder_inner_content">${['one', 'two', 'three'].map(section).join('')}</div></div></main>${after}</div>`;

afterEach(() => window.scrollTo(0, 0));

describeBehavior(dotNav, {
  body: 'et_pb_side_nav_page',
  html: page(),
  async act(element) {
    await nextFrames(3);
    element.querySelector<HTMLElement>('.et_pb_side_nav li:nth-child(2) a')?.click();
    await nextFrames(3);
  },
});

describeBehavior(scrollTop, {
  html: page('<span class="et_pb_scroll_top et-pb-icon"></span>'),
  async act() {
    window.scrollTo(0, 900);
    await nextFrames(10);
    document.querySelector<HTMLElement>('.et_pb_scroll_top')?.click();
    await nextFrames(3);
  },
});

describeBehavior(anchors, {
  html: page(),
  async act(element) {
    const link = element.querySelector<HTMLElement>('a');
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await nextFrames(10);
    link?.click();
    await nextFrames(3);
  },
});
