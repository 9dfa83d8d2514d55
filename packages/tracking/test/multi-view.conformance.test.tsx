/** Conformance suite for multi-view, in both generations. */
import { describeBehavior } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { multiView, multiViewList } from '../src';

const globals = globalThis as { diviElementMultiViewData?: unknown };
const schema = (data: object) => JSON.stringify({ schema: data, slug: 'et_pb_blurb' }).replaceAll('"', '&quot;');

describeBehavior(multiView, {
  html: `<main><div class="et_pb_module et_pb_blurb_0"><h2 style="color: red;" data-et-multi-view="${schema({
    content: { desktop: 'Wide', phone: 'Phone', hover: 'Hovered' },
    styles: { desktop: { color: 'red' }, hover: { color: 'blue' } },
    classes: { desktop: { remove: ['narrow'] }, hover: { add: ['narrow'] } },
  })}">Wide</h2><p><label for="q">Search</label> <input id="q"></p><a href="#there">There</a></div></main>`,
  act(element) {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  },
});

beforeAll(() => {
  globals.diviElementMultiViewData = [
    {
      action: 'setContent',
      moduleId: 'divi/blurb-0',
      moduleName: 'divi/blurb',
      selector: '.et_pb_blurb_0 h2',
      hoverSelector: '.et_pb_blurb_0',
      data: { desktop: 'Wide', phone: 'Phone', 'desktop--hover': 'Hovered' },
      switchOnLoad: false,
    },
  ];
});
afterAll(() => {
  delete globals.diviElementMultiViewData;
});

describeBehavior(multiViewList, {
  html: `<main><div class="et_pb_module et_pb_blurb_0"><h2 data-et-mv-hidden-phone="true">Wide</h2>
    <p><label for="q">Search</label> <input id="q"></p><a href="#there">There</a></div></main>`,
  act() {
    document
      .querySelector('h2')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  },
});
