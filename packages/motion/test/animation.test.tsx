/** Entrance animations: what an element looks like before, meanwhile and afterwards, and what makes it begin. */
import { animation } from '@enliven/motion';
import { html, nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enter, fakeObserver, giveAnimations, takeAnimations, type Watch } from './support/animations';

let watches: Watch[];
let calm: { matches: boolean; change(): void };

beforeEach(() => {
  watches = fakeObserver();
  const listeners = new Set<() => void>();
  calm = { matches: false, change: () => listeners.forEach((listener) => void listener()) };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('reduced-motion') && calm.matches;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => {
  takeAnimations();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const text = (at = 0, more = '') =>
  html`<div class="et_pb_module et_pb_text et_pb_text_${at} et_animated ${more}"><a href="/">Words</a></div>`;

async function render(entry: unknown, markup = text()) {
  giveAnimations('et_animation_data', Array.isArray(entry) ? entry : [{ class: 'et_pb_text_0', ...(entry as object) }]);
  return renderBehavior(animation, markup);
}

const styleOf = (element: Element) => element.getAttribute('style');
const ORIGINAL = 'et_pb_module et_pb_text et_pb_text_0';
const classesOf = ({ className }: Element) =>
  className.split(/\s+/).filter((name) => name && !`${ORIGINAL} et_is_animating`.split(' ').includes(name));

/** Lets it enter, and waits until it shows. */
async function start(element: Element) {
  enter(watches, element);
  await until(() => styleOf(element) !== null || element.matches('.et_had_animation'));
}

/** Brings markup to life of which nothing may be animated afterwards. */
async function bring(markup = text()): Promise<HTMLElement> {
  root(markup);
  const element = document.querySelector('.et_animated') as HTMLElement;
  // It looks for an element of the behavior in the end.
  await renderBehavior(animation).catch(() => {});
  return element;
}

/** Lets the time of an animation pass. */
async function pass(milliseconds: number) {
  const from = Date.now();
  await until(() => Date.now() - from >= milliseconds);
  await nextFrames();
}

describe('while it runs (contract §4.1)', () => {
  it.each([
    [{ style: 'slideLeft', intensity: '29%' }, 'slideLeft', '0', 'translate3d(-58%,0,0)', ''],
    [
      { style: 'slideTop', intensity: '10%', starting_opacity: '20%' },
      'slideTop',
      '0.2',
      'translate3d(0,-20%,0)',
      '0px',
    ],
    [{ style: 'slide', intensity: '30%' }, 'slide', '0', 'scale3d(0.7,0.7,0.7)', ''],
    [{ style: 'zoomTop', intensity: '5%' }, 'zoomTop', '0', 'scale3d(0.95,0.95,0.95)', ''],
    [{ style: 'flip' }, 'flip', '0', 'perspective(2000px) rotateX(45deg)', ''],
    [{ style: 'flipBottom' }, 'flipBottom', '0', 'perspective(2000px) rotateX(-45deg)', ''],
    [{ style: 'fold' }, 'fold', '0', 'perspective(2000px) rotateY(-45deg)', ''],
    [{ style: 'foldLeft' }, 'foldLeft', '0', 'perspective(2000px) rotateY(45deg)', ''],
    [{ style: 'rollRight', intensity: '10%' }, 'rollRight', '0', 'rotateZ(-36deg)', ''],
    [{ style: 'bounceTop' }, 'bounceTop', '0', '', ''],
    [{ style: 'transformAnim' }, 'transformAnim', '0', '', ''],
    [{ style: 'fade' }, 'fade', '0', '', ''],
    [{}, 'fade', '0', '', ''],
  ])('%j', async (fields, name, opacity, transform, left) => {
    const { element } = await render(fields);
    expect(styleOf(element)).toBeNull();
    await start(element);
    expect(classesOf(element)).toEqual(['et_animated', name]);
    const { style } = element;
    expect([style.opacity, style.transform, style.left]).toEqual([opacity, transform, left]);
    expect([style.animationDuration, style.animationDelay, style.animationTimingFunction]).toEqual([
      '500ms',
      '0ms',
      'ease-in-out',
    ]);
  });

  it('says its duration, delay and curve', async () => {
    const { element } = await render({ duration: '750ms', delay: '1.5s', speed_curve: 'linear' });
    await start(element);
    const { animationDuration, animationDelay, animationTimingFunction } = element.style;
    expect([animationDuration, animationDelay, animationTimingFunction]).toEqual(['750ms', '1500ms', 'linear']);
  });

  it('is marked as animating in Divi 4, and not in Divi 5', async () => {
    const { element, stop } = await render({});
    await start(element);
    expect(element.classList.contains('et_is_animating')).toBe(true);
    await stop();
    giveAnimations('diviBreakpointData', {});
    const five = await renderBehavior(animation, text());
    await start(five.element);
    expect(five.element.matches('.et_animated.fade:not(.et_is_animating)')).toBe(true);
  });

  it('keeps what comes in from a side from making the page wider', async () => {
    const { element } = await render({ style: 'slideRight' }, `<div id="page-container">${text()}</div>`);
    const container = element.parentElement as HTMLElement;
    await start(element);
    expect(container.style.overflowX).toBe('clip');
    await until(() => element.matches('.et_had_animation'));
    expect(styleOf(container)).toBeNull();
  });

  it('lets the containers of a section that rolls in show no scroll bar', async () => {
    const section = html`<div id="et-boc"><div class="et-l"><div class="et_pb_section et_pb_text_0 et_animated"></div></div></div>`;
    const { element } = await render({ style: 'roll' }, section);
    const containers = [element.parentElement, element.parentElement?.parentElement] as HTMLElement[];
    await start(element);
    expect(containers.map(({ style }) => style.overflowX)).toEqual(['hidden', 'hidden']);
    await until(() => element.matches('.et_had_animation'));
    expect(containers.map(styleOf)).toEqual([null, null]);
  });
});

describe('when it is over', () => {
  it('looks as if there had been none', async () => {
    const { element } = await render({ style: 'slideTop', duration: '30ms', delay: '10ms' });
    await start(element);
    expect(element.matches('.et_animated')).toBe(true);
    await until(() => element.matches('.et_had_animation'));
    expect([element.className.trim().split(/\s+/), styleOf(element) || null]).toEqual([
      [...ORIGINAL.split(' '), 'et_had_animation'],
      null,
    ]);
  });

  it('takes what an earlier script left behind', async () => {
    const markup = text(0, 'et-waypoint infinite rollLeft').replace('<div', '<div style="opacity: 0; color: teal"');
    const { element, stop } = await render({ duration: '10ms' }, markup);
    await start(element);
    await until(() => element.matches('.et_had_animation'));
    expect(classesOf(element)).toEqual(['et_had_animation']);
    expect([element.style.opacity, element.style.color]).toEqual(['', 'teal']);
    await stop();
    expect(element.outerHTML).toBe(markup);
  });

  it('never ends for what repeats', async () => {
    const { element } = await render({ style: 'fade', repeat: 'loop', speed_curve: 'bogus', duration: '1ms' });
    vi.spyOn(element, 'getAnimations').mockReturnValue([{} as Animation]);
    await start(element);
    await pass(60);
    expect(classesOf(element)).toEqual(['et_animated', 'fade', 'infinite']);
    expect(element.style.animationTimingFunction).toBe('ease-in-out');
  });

  it('puts menus above those that come after them', async () => {
    const menu = (at: number) => html`<div class="et_pb_menu et_pb_menu_${at} et_animated"></div>`;
    const entries = [0, 1, 2].map((at) => ({ class: `et_pb_menu_${at}`, duration: '1ms' }));
    await render(entries, [0, 1, 2].map(menu).join(''));
    const menus = [...document.querySelectorAll<HTMLElement>('.et_pb_menu')];
    for (const one of menus) await start(one);
    await until(() => menus.every((one) => one.matches('.et_had_animation')));
    expect(menus.map(({ style }) => style.zIndex)).toEqual(['3', '2', '1']);
  });

  it('animates the wrapper of a button in Divi 4', async () => {
    const button = html`<div class="et_pb_button_module_wrapper"><a class="et_pb_button et_pb_button_0 et_animated" href="/">Go</a></div>`;
    const { element, stop } = await render([{ class: 'et_pb_button_0', style: 'zoom', duration: '40ms' }], button);
    const wrapper = element.parentElement as HTMLElement;
    enter(watches, element);
    await until(() => wrapper.matches('.et_animated.zoom'));
    expect([element.className, styleOf(element)]).toEqual(['et_pb_button et_pb_button_0', null]);
    await until(() => wrapper.matches('.et_had_animation'));
    expect([element.className, wrapper.className]).toEqual([
      'et_pb_button et_pb_button_0',
      'et_pb_button_module_wrapper et_had_animation',
    ]);
    await stop();
    expect(wrapper.outerHTML).toBe(button);
  });

  it('animates the button itself in Divi 5', async () => {
    giveAnimations('diviBreakpointData', {});
    const button = html`<div class="et_pb_button_module_wrapper"><a class="et_pb_button et_pb_button_0 et_animated" href="/">Go</a></div>`;
    const { element } = await render([{ class: 'et_pb_button_0', style: 'zoom' }], button);
    await start(element);
    expect(element.matches('.et_animated.zoom')).toBe(true);
    expect(element.parentElement?.className).toBe('et_pb_button_module_wrapper');
  });
});

describe('what makes it begin', () => {
  it('waits until it is in view', async () => {
    const { element } = await render({});
    await nextFrames(3);
    expect([element.className, styleOf(element)]).toEqual([`${ORIGINAL} et_animated `, null]);
    expect(watches.find(({ target }) => target === element)?.options.rootMargin).toBe('9999999px 0px 0px');
  });

  it('begins at once where the site wants no waiting', async () => {
    giveAnimations('et_pb_custom', { ignore_waypoints: 'yes' });
    const { element } = await render({});
    await until(() => element.matches('.et_animated.fade'));
  });

  it('looks in what scrolls instead of the window', async () => {
    giveAnimations('et_pb_custom', { waypoints_options: { context: ['(', '.absent', '.scroller', 'body'] } });
    const { element } = await render({}, `<div class="scroller">${text()}</div>`);
    await until(() => watches.some(({ target, options }) => target === element && options.root != null));
    expect(watches.find(({ options }) => options.root)?.options.root).toBe(element.parentElement);
    await start(element);
    expect(element.matches('.fade')).toBe(true);
  });

  it('stops looking in a context when it ends', async () => {
    giveAnimations('et_pb_custom', { waypoints_options: { context: ['body'] } });
    const { element, stop } = await render({});
    await stop();
    await nextFrames(4);
    expect(watches.filter(({ target }) => target === element)).toEqual([]);
  });

  it('takes the last entry that names it, from either list', async () => {
    giveAnimations('diviElementAnimationData', [
      { class: 'et_pb_text_0', style: 'zoom' },
      { class: 'et_pb_module .inner', style: 'roll' },
    ]);
    const { element } = await render({ style: 'flip' }, text());
    await start(element);
    expect(classesOf(element)).toEqual(['et_animated', 'zoom']);
  });

  it('reads a list again that has grown with the content', async () => {
    const { element } = await render({});
    const list = (globalThis as { et_animation_data?: unknown[] }).et_animation_data;
    list?.push({ class: 'et_pb_text_1', style: 'foldTop' });
    element.insertAdjacentHTML('afterend', text(1));
    const late = element.nextElementSibling as HTMLElement;
    await until(() =>
      watches.some(({ target, options }) => target === late && /^9999999/.test(options.rootMargin ?? '')),
    );
    await start(late);
    expect(late.matches('.foldTop')).toBe(true);
  });
});

describe('what is never left invisible', () => {
  const isShown = (element: Element) => element.matches('.et_had_animation:not(.et_animated)');

  it.each([
    ['nothing is said about it', []],
    ['no list is printed', undefined],
    ['the list is null', null],
    ['the list is text', 'slideLeft'],
    ['the list is a number', Number.NaN],
    ['entries are odd', [null, 7, 'x', [], { class: 7 }, { style: 'zoom' }]],
    ['selectors do not parse', [{ class: '###' }, { class: ':is(' }, { class: 'et_pb_text_0{' }]],
  ])('is shown when %s', async (_why, list) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    giveAnimations('et_animation_data', list);
    expect(isShown(await bring())).toBe(true);
  });

  it('says what is wrong with a list once, in words', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    giveAnimations(
      'et_animation_data',
      Array.from({ length: 9 }, () => ({ style: 'zoom' })),
    );
    await bring(text(0) + text(1));
    await until(() => warn.mock.calls.length > 0);
    await nextFrames(3);
    expect(warn.mock.calls).toHaveLength(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /^\[enliven\/motion\] animation: an entry of .* names no selector.*8 more\.$/,
    );
  });

  it('finds its way through ten thousand entries', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const many = Array.from({ length: 10_000 }, (_, at) => ({ class: at % 2 ? `et_pb_x_${at}` : `(${at}` }));
    const { element } = await render([...many, { class: 'et_pb_text_0', style: 'zoom' }]);
    await start(element);
    expect(element.matches('.zoom')).toBe(true);
  });

  it('survives a style that is no class name', async () => {
    const { element } = await render({ style: ' slide  Left\t', duration: '1ms' });
    await start(element);
    await until(() => isShown(element));
  });

  it('shows what has had its animation already', async () => {
    const { element } = await render({});
    element.classList.add('et_had_animation');
    await start(element);
    await until(() => isShown(element));
    expect(styleOf(element)).toBeNull();
  });

  it.each([
    ['et_pb_motion_elements', { desktop: [{ id: '.et_pb_text_0' }], tablet: [] }],
    ['diviElementScrollData', { '.et_pb_text_0': { desktop: [{ id: '.et_pb_text_0' }] } }],
  ])('leaves what scroll effects move to them (%s)', async (name, list) => {
    giveAnimations(name, list);
    giveAnimations('et_animation_data', [{ class: 'et_pb_text_0', style: 'zoom' }]);
    expect(isShown(await bring())).toBe(true);
  });

  it('plays where scroll effects say nothing for desktops', async () => {
    giveAnimations('diviElementScrollData', { '.et_pb_text_0': { desktop: [], tablet: [{}] } });
    const { element } = await render({ style: 'zoom' });
    await start(element);
    expect(element.matches('.zoom')).toBe(true);
  });

  it('is shown at once to who moves the focus into it, before and meanwhile', async () => {
    const { element, stop } = await render({ duration: '9s' });
    element.querySelector('a')?.focus();
    await until(() => isShown(element));
    await stop();
    const again = await renderBehavior(animation, text());
    await start(again.element);
    expect(again.element.matches('.fade')).toBe(true);
    again.element.querySelector('a')?.focus();
    await until(() => isShown(again.element));
    expect(styleOf(again.element) || null).toBeNull();
  });

  it('is shown to whose focus is inside already', async () => {
    root(text());
    const element = document.querySelector('.et_animated') as Element;
    giveAnimations('et_animation_data', [{ class: 'et_pb_text_0' }]);
    document.querySelector('a')?.focus();
    await renderBehavior(animation).catch(() => {});
    await until(() => isShown(element));
  });
});

describe('for people who ask for less motion', () => {
  it('is there at once, without end or not, and without being in view', async () => {
    calm.matches = true;
    giveAnimations('et_animation_data', [{ class: 'et_pb_text_0' }, { class: 'et_pb_text_1', repeat: 'loop' }]);
    await bring(text(0) + text(1));
    for (const element of document.querySelectorAll('.et_pb_text')) {
      await until(() => element.matches('.et_had_animation:not(.et_animated,.infinite)'));
      expect(styleOf(element)).toBeNull();
    }
  });

  it('stops when they ask for it later', async () => {
    const { element } = await render({ repeat: 'loop' });
    await start(element);
    expect(element.matches('.infinite')).toBe(true);
    calm.matches = true;
    calm.change();
    await until(() => element.matches('.et_had_animation:not(.et_animated,.infinite)'));
  });
});

describe('movement without end', () => {
  const loop = (at: number) => ({ class: `et_pb_text_${at}`, style: 'zoom', repeat: 'loop', duration: '300ms' });
  const switches = () => [...document.querySelectorAll<HTMLElement>('.enliven-animation-switch')];

  async function renderLoops(moves = true) {
    vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue(moves ? [{} as Animation] : []);
    const rendered = await render([loop(0), loop(1)], text(0) + text(1));
    const elements = [...document.querySelectorAll<HTMLElement>('.et_pb_text')];
    for (const element of elements) await start(element);
    return { ...rendered, elements };
  }

  it('can be stopped and started with one button for all', async () => {
    const { elements, stop } = await renderLoops();
    await until(() => switches().length === 1);
    const [button] = switches();
    await until(() => button?.getAttribute('aria-label') === 'Stop animations');
    button?.click();
    await until(() => elements.every(({ style }) => style.animationName === 'none'));
    for (const { style } of elements) expect([style.opacity, style.transform]).toEqual(['1', 'none']);
    await until(() => button?.getAttribute('aria-label') === 'Play animations');
    button?.click();
    await until(() => elements.every(({ style }) => style.animationName === ''));
    expect(elements.map(({ style }) => style.transform)).toEqual(['scale3d(0.5,0.5,0.5)', 'scale3d(0.5,0.5,0.5)']);
    await stop();
    expect(document.body.innerHTML).toBe(text(0) + text(1));
  });

  it('hands the button on when the first one leaves, and takes it away with the last', async () => {
    const { elements } = await renderLoops();
    await until(() => switches().length === 1);
    elements[0]?.remove();
    await nextFrames(3);
    await until(() => switches().length === 1);
    elements[1]?.remove();
    await until(() => switches().length === 0);
  });

  it('rests while nobody sees it', async () => {
    const { elements } = await renderLoops();
    const [first] = elements as [HTMLElement];
    await until(() => watches.some(({ target, options }) => target === first && options.rootMargin === '0px'));
    const seen = (visible: boolean) =>
      watches.find(({ target, options }) => target === first && options.rootMargin === '0px')?.show(visible);
    await until(() => first.style.animationPlayState === 'paused');
    seen(true);
    await until(() => first.style.animationPlayState === '');
  });

  it('is shown in its place, without a button, where there are no keyframes', async () => {
    const { elements } = await renderLoops(false);
    await until(() => elements.every(({ style }) => style.opacity === '1' && style.transform === 'none'));
    await nextFrames(3);
    expect(switches()).toEqual([]);
    expect(elements.every((element) => element.matches('.et_animated.zoom.infinite'))).toBe(true);
  });
});
