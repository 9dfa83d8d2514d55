/** What sticky modules do to a page: classes, styles, copies, events, and what comes and goes. */
import { emit, revealed, stickyTop } from '@enliven/core';
import { nextFrames, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { giveBoxes, boxed as module, scrollPage } from './support/boxes';
import { bring, entry, type Fields, find, page, placeholders, print } from './support/sticky-page';
import './support/parts';

const globals = globalThis as Record<string, unknown>;
const root = document.documentElement;

const resize = (height: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { height: number }): void } }).happyDOM.setViewport({ height });

function events(): string[] {
  const heard: string[] = [];
  const note = (event: Event) => heard.push(`${event.type} ${(event as CustomEvent).detail.stickyId}`);
  const types = ['ETBuilderStickyStart', 'ETBuilderStickyEnd', 'enliven:stick', 'enliven:unstick'];
  for (const type of types) window.addEventListener(type, note);
  onTestFinished(() => {
    for (const type of types) window.removeEventListener(type, note);
  });
  return heard;
}

beforeEach(() => {
  giveBoxes();
  scrollPage(0);
});

/** A builder's preview; given back at the end of the test. */
function inBuilder(): void {
  globals.et_builder_utils_params = { builderType: 'vb' };
  onTestFinished(() => {
    delete globals.et_builder_utils_params;
  });
}

const one = async (fields: Fields = {}, inner = 'text', more = '') => {
  print({ m: fields });
  page(module('m', 500, 100, inner, more));
  return bring();
};

describe('a module that sticks', () => {
  it('has the theme’s classes in their order, and is fixed', async () => {
    await one({ topOffset: '20px' });
    scrollPage(600);
    const { className, style } = find('m');
    expect(className).toBe('et_pb_module et_pb_sticky_module m et_pb_sticky et_pb_sticky--top');
    expect(style.position).toBe('fixed');
    expect(style.getPropertyPriority('position')).toBe('important');
    expect([style.top, style.bottom, style.left, style.width, style.zIndex]).toEqual([
      '20px',
      'auto',
      '100px',
      '800px',
      '10000',
    ]);
  });

  it('leaves a copy in the flow that nobody can see, reach, name or send', async () => {
    await one(
      {},
      '<form id="f" name="g"><label for="q">Q</label><input id="q" name="q" autofocus></form><script id="s">1</script><iframe src="about:blank" title="t"></iframe>',
      'id="top" data-address="0.1.2"',
    );
    scrollPage(600);
    const [copy] = placeholders() as [HTMLElement];
    expect(copy.previousElementSibling).toBe(find('m'));
    expect(copy.matches('[aria-hidden=true][inert][data-enliven-ignore]')).toBe(true);
    expect(copy.getAttribute('data-sticky-placeholder-id')).toBe('m');
    expect(copy.getAttribute('data-address')).toBe('placeholder-0.1.2');
    expect(copy.querySelector('[id],[name],[for],[autofocus],[src],script')).toBeNull();
    expect(copy.id).toBe('');
    expect(copy.style.opacity).toBe('0');
    expect(document.getElementById('q')?.closest('.m')).toBe(find('m'));
  });

  it('marks what it is in, as long as something in there sticks', async () => {
    print({ a: {}, b: {} });
    page(
      `<div class="et_pb_column o"><div class="et_pb_column i">${module('a', 100, 10)}</div>${module('b', 300, 10)}</div>`,
    );
    await bring();
    const marked = () => [...document.querySelectorAll('.has_et_pb_sticky')].length;
    scrollPage(200);
    expect(marked()).toBe(3);
    scrollPage(350);
    expect(marked()).toBe(3);
    scrollPage(0);
    expect(marked()).toBe(0);
  });

  it('tells the window, then itself, when it starts and when it ends', async () => {
    await one();
    const heard = events();
    scrollPage(600);
    scrollPage(700);
    scrollPage(0);
    expect(heard).toEqual(['ETBuilderStickyStart m', 'enliven:stick m', 'ETBuilderStickyEnd m', 'enliven:unstick m']);
  });

  it('keeps the server’s element, and the focus in it', async () => {
    await one({}, '<input aria-label="q">');
    const element = find('m');
    const field = element.querySelector('input') as HTMLInputElement;
    field.focus();
    scrollPage(600);
    expect(find('m')).toBe(element);
    expect(document.activeElement).toBe(field);
    scrollPage(0);
    expect(document.activeElement).toBe(field);
  });

  it('keeps what is focused from being covered, if it is wide enough to cover it', async () => {
    print({ m: { topOffset: '10px' }, f: { position: 'bottom' } });
    page(module('m', 500, 100) + module('f', 5000, 40));
    await bring();
    await until(() => root.style.scrollPaddingBottom === '40px');
    scrollPage(600);
    await until(() => root.style.scrollPaddingTop === '110px');
    scrollPage(0);
    await until(() => root.style.scrollPaddingTop === '');
  });

  it('is in the flow again in print', async () => {
    await one();
    scrollPage(600);
    window.dispatchEvent(new Event('beforeprint'));
    expect(find('m').className).toBe('et_pb_module et_pb_sticky_module m');
    expect(placeholders()).toEqual([]);
    window.dispatchEvent(new Event('afterprint'));
    expect(find('m').style.position).toBe('fixed');
  });

  it('says how much of the window it will cover, above anchors below it', async () => {
    await one();
    const ask = (element: Element) => {
      const all: number[] = [];
      stickyTop.emit({ element, add: (pixels) => void all.push(pixels) });
      return all[0];
    };
    const target = (top: number) => {
      const anchor = document.body.appendChild(document.createElement('p'));
      anchor.setAttribute('data-box', `100 ${top} 800 20`);
      onTestFinished(() => anchor.remove());
      return anchor;
    };
    expect([ask(target(2000)), ask(target(100)), ask(find('m'))]).toEqual([100, 0, 0]);
  });
});

describe('width and place while stuck', () => {
  const WIDE = { styles: { width: { desktop: '80%' } }, stickyStyles: { width: '400px' } };
  const settled = () => until(() => find('m').style.maxWidth !== '' || find('m').style.width === '400px');

  it('reach what the author says a moment later, so that transitions lead there', async () => {
    await one({ ...WIDE, styles: { ...WIDE.styles, module_alignment: { desktop: 'center' } } });
    scrollPage(600);
    expect([find('m').style.width, find('m').style.left]).toEqual(['800px', '100px']);
    await settled();
    expect(find('m').style.left).toBe('300px');
    expect(find('m').style.getPropertyPriority('width')).toBe('');
  });

  it('are stronger than style sheets on Divi 5', async () => {
    globals.diviBreakpointData = { enabledBreakpoints: [] };
    onTestFinished(() => {
      delete globals.diviBreakpointData;
    });
    await one(WIDE);
    scrollPage(600);
    await settled();
    expect(find('m').style.getPropertyPriority('width')).toBe('important');
  });

  it('are moved by a relative offset, also up and down', async () => {
    await one({
      topOffset: '20px',
      stickyStyles: { position_origin_r: 'top_right', vertical_offset: '7px', horizontal_offset: '30px' },
      styles: { module_alignment: { desktop: 'right' } },
    });
    scrollPage(600);
    expect(find('m').style.top).toBe('20px');
    await until(() => find('m').style.top === '27px');
    expect(find('m').style.left).toBe('70px');
    scrollPage(0);
    expect(find('m').getAttribute('style')).toBeNull();
  });
});

describe('what comes, goes, shows itself and changes', () => {
  it('finds modules that arrive later', async () => {
    await one();
    globals.et_pb_sticky_elements = { m: entry('m'), late: entry('late') };
    document.querySelector('.et_builder_inner_content')?.insertAdjacentHTML('beforeend', module('late', 900, 40));
    await nextFrames(4);
    scrollPage(1000);
    expect(find('late').style.top).toBe('100px');
  });

  it('lets go of modules that leave, with their copies', async () => {
    await one();
    scrollPage(600);
    find('m').remove();
    await until(() => placeholders().length === 0);
  });

  it('takes the copy along when a module is moved', async () => {
    await one();
    scrollPage(600);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    onTestFinished(() => elsewhere.remove());
    elsewhere.append(find('m'));
    await until(() => placeholders()[0]?.parentElement === elsewhere);
  });

  it('never starts what is hidden, and measures it once it is shown', async () => {
    print({ m: {} });
    page('<div class="et_pb_sticky_module m">hidden</div>');
    await bring();
    scrollPage(600);
    expect(placeholders()).toEqual([]);
    find('m').setAttribute('data-box', '0 300 800 50');
    revealed.emit(find('m'));
    await nextFrames(3);
    expect(find('m').style.position).toBe('fixed');
  });

  it('measures nothing that is still coming in, but once it is there', async () => {
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
    };
    print({ m: {} });
    page(`<div class="et_animated">${module('m', 2000, 100)}</div>`);
    (find('m').parentElement as HTMLElement).getAnimations = () => [moving as unknown as Animation];
    await bring();
    scrollPage(600);
    expect(placeholders()).toEqual([]);
    find('m').setAttribute('data-box', '100 500 800 100');
    playState = 'finished';
    arrive();
    await until(() => find('m').style.position === 'fixed');
  });

  it('follows the settings a builder sends: changed, new, and gone', async () => {
    inBuilder();
    print({ a: {}, b: {} });
    page(module('a', 100, 10) + module('b', 200, 10) + module('c', 300, 10));
    await bring();
    scrollPage(1000);
    const heard = events();
    emit(window, 'ETBuilderStickySettingsSyncs', {
      settings: { a: entry('a'), c: entry('c', { topOffset: '5px' }) },
    });
    await until(() => find('c').style.position === 'fixed');
    expect(['a', 'b', 'c'].map((id) => find(id).style.top)).toEqual(['0px', '', '15px']);
    expect(heard).toEqual(['ETBuilderStickyEnd b', 'enliven:unstick b', 'ETBuilderStickyStart c', 'enliven:stick c']);
  });

  it.each(['ETDiviFixedHeaderTransitionEnd', 'et_fb_root_did_mount', 'ETGBNoticeSizeChange'])(
    'measures anew after %s',
    async (type) => {
      inBuilder();
      await one();
      scrollPage(600);
      find('m').setAttribute('data-box', '100 500 800 100');
      placeholders()[0]?.setAttribute('data-box', '130 500 800 100');
      emit(window, type, { marginTop: 10 });
      await until(() => find('m').style.left === '130px');
    },
  );

  it('styles everything a selector means', async () => {
    print({ m: {} });
    page(module('m', 500, 100) + module('m', 700, 100));
    await bring();
    scrollPage(600);
    expect(placeholders()).toHaveLength(2);
    expect(document.querySelectorAll('.et_pb_sticky:not(.et_pb_sticky_placeholder)')).toHaveLength(2);
  });

  it('does not stick what would leave no room in a low window', async () => {
    onTestFinished(resize.bind(null, window.innerHeight));
    resize(256);
    print({ m: {}, n: {} });
    page(module('m', 100, 60) + module('n', 300, 60));
    await bring();
    scrollPage(600);
    expect([find('m').style.position, find('n').style.position]).toEqual(['fixed', '']);
  });
});

it('gives all back in the middle of everything', async () => {
  print({ m: { bottomLimit: 'section', stickyStyles: { width: '10px' } }, b: { position: 'bottom' } });
  page(
    `<div class="et_pb_section" data-box="0 0 900 1000">${module('m', 500, 100, 'text', 'style="color:  red; margin: 1px"')}</div>${module('b', 3000, 20)}`,
  );
  const before = document.documentElement.outerHTML;
  const runtime = await bring();
  scrollPage(950);
  expect(find('m').style.marginTop).toBe('-70px');
  await runtime.stop();
  expect(document.documentElement.outerHTML).toBe(before);
});
