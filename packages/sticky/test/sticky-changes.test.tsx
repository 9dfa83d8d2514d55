/** Sticky modules that are added, removed, shown and changed. */
import { emit, revealed } from '@enliven/core';
import { nextFrames, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { giveBoxes, boxed as module, scrollPage } from './support/boxes';
import { events, one } from './support/one-module';
import './support/parts';
import { entry, find, mountAll, page, placeholders, print } from './support/sticky-page';

const globals = globalThis as Record<string, unknown>;

const resize = (height: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { height: number }): void } }).happyDOM.setViewport({ height });

/** Turns the page into a builder's preview until the end of the test. */
function inBuilder(): void {
  globals.et_builder_utils_params = { builderType: 'vb' };
  onTestFinished(() => {
    delete globals.et_builder_utils_params;
  });
}

beforeEach(() => {
  giveBoxes();
  scrollPage(0);
});

describe('the sticky engine', () => {
  it('finds modules that arrive late', async () => {
    await one();
    globals.et_pb_sticky_elements = { m: entry('m'), late: entry('late') };
    document.querySelector('.et_builder_inner_content')?.insertAdjacentHTML('beforeend', module('late', 900, 40));
    await nextFrames(4);
    await scrollPage(1000);
    expect(find('late').style.top).toBe('100px');
  });

  it('ends modules that are removed, and removes their copies', async () => {
    await one();
    await scrollPage(600);
    find('m').remove();
    await until(() => placeholders().length === 0);
  });

  it('moves the copy with a module that is moved', async () => {
    await one();
    await scrollPage(600);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    onTestFinished(() => elsewhere.remove());
    elsewhere.append(find('m'));
    await until(() => placeholders()[0]?.parentElement === elsewhere);
  });

  it('never sticks a hidden module, and measures a module when it is shown', async () => {
    print({ m: {} });
    page('<div class="et_pb_sticky_module m">hidden</div>');
    await mountAll();
    await scrollPage(600);
    expect(placeholders()).toEqual([]);
    find('m').setAttribute('data-box', '0 300 800 50');
    revealed.emit(find('m'));
    await nextFrames(3);
    expect(find('m').style.position).toBe('fixed');
  });

  it('measures a module after its entrance animation', async () => {
    let arrive = () => {};
    let playState = 'running';
    const finished = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const moving = {
      get playState() {
        return playState;
      },
      effect: { getComputedTiming: () => ({ endTime: 500 }) },
      finished,
      timeline: document.timeline,
    };
    print({ m: {} });
    page(`<div class="et_animated">${module('m', 2000, 100)}</div>`);
    (find('m').parentElement as HTMLElement).getAnimations = () => [moving as unknown as Animation];
    await mountAll();
    await scrollPage(600);
    expect(placeholders()).toEqual([]);
    find('m').setAttribute('data-box', '100 500 800 100');
    playState = 'finished';
    arrive();
    await until(() => find('m').style.position === 'fixed');
  });

  it('follows changed, new and removed settings of a builder', async () => {
    inBuilder();
    print({ a: {}, b: {} });
    page(module('a', 100, 10) + module('b', 200, 10) + module('c', 300, 10));
    await mountAll();
    await scrollPage(1000);
    const heard = events();
    emit(window, 'ETBuilderStickySettingsSyncs', {
      settings: { a: entry('a'), c: entry('c', { topOffset: '5px' }) },
    });
    await until(() => find('c').style.position === 'fixed');
    expect(['a', 'b', 'c'].map((id) => find(id).style.top)).toEqual(['0px', '', '15px']);
    expect(heard).toEqual(['ETBuilderStickyEnd b', 'enliven:unstick b', 'ETBuilderStickyStart c', 'enliven:stick c']);
  });

  it('dispatches enliven:listen, so that earlier settings are sent again', async () => {
    inBuilder();
    const send = ({ detail }: Event & { detail?: { type: string } }) =>
      emit(window, `${detail?.type}`, { settings: { c: entry('c') } });
    window.addEventListener('enliven:listen', send);
    onTestFinished(() => window.removeEventListener('enliven:listen', send));
    print({});
    page(module('c', 300, 10));
    await mountAll();
    await scrollPage(1000);
    await until(() => find('c').style.position === 'fixed');
  });

  it('sticks modules in a builder’s canvas, also when the canvas is rendered again', async () => {
    const canvas = `<div id="et-fb-app">${module('a', 100, 10)}</div>`;
    print({ a: {} });
    page(canvas);
    await mountAll();
    await scrollPage(1000);
    expect(find('a').style.position).toBe('');
    document.body.classList.add('et-fb');
    page(canvas);
    await until(() => find('a').style.position === 'fixed');
    document.body.classList.remove('et-fb');
    expect(placeholders()).toHaveLength(1);
  });

  it.each(['ETDiviFixedHeaderTransitionEnd', 'et_fb_root_did_mount', 'ETGBNoticeSizeChange'])(
    'measures again after %s',
    async (type) => {
      inBuilder();
      await one();
      await scrollPage(600);
      find('m').setAttribute('data-box', '100 500 800 100');
      placeholders()[0]?.setAttribute('data-box', '130 500 800 100');
      emit(window, type, { marginTop: 10 });
      await until(() => find('m').style.left === '130px');
    },
  );

  it('sticks all elements that match a selector', async () => {
    print({ m: {} });
    page(module('m', 500, 100) + module('m', 700, 100));
    await mountAll();
    await scrollPage(600);
    expect(placeholders()).toHaveLength(2);
    expect(document.querySelectorAll('.et_pb_sticky:not(.et_pb_sticky_placeholder)')).toHaveLength(2);
  });

  it('does not stick a module that would leave no space in a low window', async () => {
    onTestFinished(resize.bind(null, window.innerHeight));
    resize(256);
    print({ m: {}, n: {} });
    page(module('m', 100, 60) + module('n', 300, 60));
    await mountAll();
    await scrollPage(600);
    expect([find('m').style.position, find('n').style.position]).toEqual(['fixed', '']);
  });
});
