/** The theme's old global names: defined on request, backed by behaviors, and removed afterwards (docs/reference/legacy.md). */
import { revealed } from '@enliven/core';
import { finishAnimations, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blogGrid } from '../src/blog';
import { installLegacy, offerLegacy } from '../src/legacy';
import { toggle } from '../src/toggle';
import { toggle as toggleMarkup } from './markup';

type Call = (...args: unknown[]) => unknown;
const page = globalThis as unknown as Record<string, Call> & { enliven?: unknown; jQuery?: unknown };
const undo: (() => unknown)[] = [];

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(async () => {
  for (const off of undo.splice(0).reverse()) await off();
  Reflect.deleteProperty(page, 'enliven');
  document.body.className = '';
});

function install(): () => void {
  const stop = installLegacy(document);
  undo.push(stop);
  return stop;
}

describe('names on the window', () => {
  it('are defined, and removed without a trace', () => {
    const before = Object.keys(page);
    const stop = install();
    expect(typeof page.et_pb_init_modules).toBe('function');
    expect(Object.keys(page).length).toBeGreaterThan(before.length + 60);
    stop();
    expect(Object.keys(page).filter((name) => !before.includes(name))).toEqual([]);
  });

  it('of other scripts are kept, whether defined before or after', () => {
    const own = () => 'mine';
    Object.assign(page, { et_pb_debounce: own });
    const stop = install();
    expect(page.et_pb_debounce).toBe(own);
    const later = () => 'later';
    Object.assign(page, { et_pb_tabs_init: later });
    stop();
    expect(page.et_pb_debounce).toBe(own);
    expect(page.et_pb_tabs_init).toBe(later);
    for (const name of ['et_pb_debounce', 'et_pb_tabs_init']) Reflect.deleteProperty(page, name);
  });

  it('can be offered by other packages, before and after', () => {
    undo.push(offerLegacy({ early_one: () => 1 }));
    install();
    undo.push(offerLegacy({ late_one: () => 2 }));
    expect([page.early_one?.(), page.late_one?.()]).toEqual([1, 2]);
  });

  it('describe the page', () => {
    document.body.className = 'et_fixed_nav et_vertical_nav';
    install();
    expect([page.et_is_fixed_nav, page.et_is_vertical_nav, page.et_is_transparent_nav]).toEqual([true, true, false]);
    expect(page.et_modules_wrapper).toEqual({
      builderCssContainerPrefix: '#et-boc',
      builderCssLayoutPrefix: '#et-boc .et-l',
    });
  });
});

describe('the functions init, reinit and fix', () => {
  it('scan the elements, measure them again, and call back', () => {
    document.body.innerHTML = '<p class="a"></p><p class="a"></p>';
    const scanned: unknown[] = [];
    Object.assign(page, { enliven: { scan: (from: unknown) => scanned.push(from) } });
    const measured: unknown[] = [];
    undo.push(revealed.on((element) => measured.push(element)));
    install();
    const done = vi.fn();
    const all = document.querySelectorAll('.a');
    page.et_fullwidth_portfolio_init?.(all, done);
    expect(scanned).toEqual([...all]);
    expect(measured).toEqual([...all]);
    expect(done).toHaveBeenCalledTimes(1);
    page.et_pb_init_modules?.();
    expect(scanned.length).toBe(3);
    expect(measured.at(-1)).toBe(document.body);
    page.et_pb_tabs_init?.('((broken');
    page.et_pb_tabs_init?.(null);
  });

  it.each(['et_pb_init_audio_modules', 'diviModuleBlogGridInit', 'diviModuleContactFormInit'])('include %s', (name) => {
    const scan = vi.fn();
    Object.assign(page, { enliven: { scan } });
    install();
    page[name]?.(document.body);
    expect(scan).toHaveBeenCalledExactlyOnceWith(document.body);
  });

  it('do not throw without a runtime', () => {
    install();
    expect(() => page.et_pb_slider_init?.(document.body)).not.toThrow();
  });
});

describe('the functions of toggles', () => {
  it('open and close a toggle, and call back when its slide has ended', async () => {
    const { element, stop } = await renderBehavior(toggle, toggleMarkup());
    undo.push(stop);
    install();
    const opened = vi.fn();
    page.et_pb_toggle_expand?.(element.querySelector('.et_pb_toggle_content'), opened);
    await nextFrames();
    expect(opened).not.toHaveBeenCalled();
    await finishAnimations();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(element.classList.contains('et_pb_toggle_open')).toBe(true);
    page.et_pb_toggle_expand?.(element, opened);
    expect(opened).toHaveBeenCalledTimes(2);
    page.et_pb_toggle_collapse?.([element]);
    await finishAnimations();
    expect(element.classList.contains('et_pb_toggle_close')).toBe(true);
  });
});

describe('the global salvattore', () => {
  const markup = `<div class="et_pb_salvattore_content" data-columns>${'<article class="et_pb_post"></article>'.repeat(3)}</div>`;
  const columns = () => [...document.querySelectorAll('.column')].map(({ childElementCount }) => childElementCount);

  it('adds new posts to the columns, and dispatches columnsChange', async () => {
    const { element, stop } = await renderBehavior(blogGrid, `<div class="et_pb_blog_grid">${markup}</div>`);
    undo.push(stop);
    install();
    const { salvattore } = page as unknown as { salvattore: Record<string, Call> };
    await until(() => columns().length > 1);
    const before = columns().reduce((sum, count) => sum + count);
    salvattore.appendElements?.(element, [document.createElement('article'), document.createElement('article')]);
    await until(() => columns().reduce((sum, count) => sum + count) === before + 2);
    const built = vi.fn();
    element.addEventListener('columnsChange', built);
    salvattore.recreateColumns?.(element);
    expect(built).toHaveBeenCalledTimes(1);
    salvattore.registerGrid?.(element);
    salvattore.rescanMediaQueries?.();
    salvattore.appendElements?.('.nowhere', []);
  });
});

describe('the functions', () => {
  it('for debouncing call once after a burst with the latest arguments, or at its start', () => {
    vi.useFakeTimers();
    undo.push(() => vi.useRealTimers());
    install();
    const heard: unknown[] = [];
    const debounce = page.et_pb_debounce as unknown as (call: Call, wait: number, now?: boolean) => Call;
    const trailing = debounce((value) => heard.push(value), 50);
    trailing(1);
    vi.advanceTimersByTime(40);
    trailing(2);
    vi.advanceTimersByTime(40);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(10);
    expect(heard).toEqual([2]);
    const leading = debounce((value) => heard.push(value), 50, true);
    leading(3);
    leading(4);
    vi.advanceTimersByTime(100);
    leading(5);
    expect(heard).toEqual([2, 3, 5]);
  });

  it('for animations test and remove animation data, and leave no element hidden', () => {
    Object.assign(page, { et_animation_data: [{ class: 'a' }] });
    undo.push(() => Reflect.deleteProperty(page, 'et_animation_data'));
    document.body.innerHTML = html`<p class="a et_animated slideTop" style="opacity: 0; color: red" data-animation-style="slideTop"></p><p class="b"></p>`;
    install();
    const [a, b] = document.querySelectorAll<HTMLElement>('p');
    expect([page.et_has_animation_data?.(a), page.et_has_animation_data?.(b)]).toEqual([true, false]);
    expect(page.et_get_animation_classes?.()).toContain('rollLeft');
    page.et_remove_animation_data?.(a);
    page.et_animate_element?.(a);
    expect(a?.className).toBe('a et_had_animation');
    expect(a?.style.opacity).toBe('');
    expect(a?.style.color).toBe('red');
    expect(a?.hasAttribute('data-animation-style')).toBe(false);
  });
});

describe('the theme’s events', () => {
  const hear = (target: EventTarget, type: string) => {
    const heard = vi.fn();
    target.addEventListener(type, heard);
    undo.push(() => target.removeEventListener(type, heard));
    return heard;
  };

  it('are dispatched before and after modules mount, and again on request', async () => {
    const before = hear(window, 'et_pb_before_init_modules');
    const after = hear(document, 'et_pb_after_init_modules');
    install();
    expect(before).toHaveBeenCalledTimes(1);
    document.body.dispatchEvent(new CustomEvent('enliven:mount', { bubbles: true }));
    await until(() => after.mock.calls.length === 1);
    window.dispatchEvent(new Event('et_pb_init_modules'));
    await until(() => after.mock.calls.length === 2);
  });

  it('notify elements with the class for it of changes of the width only', () => {
    document.body.innerHTML = '<p class="container-width-change-notify"></p>';
    const heard = hear(document.querySelector('p') as Element, 'containerWidthChanged');
    let width = 1000;
    const real = Object.getOwnPropertyDescriptor(document.documentElement, 'clientWidth');
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, get: () => width });
    undo.push(() =>
      real
        ? Object.defineProperty(document.documentElement, 'clientWidth', real)
        : Reflect.deleteProperty(document.documentElement, 'clientWidth'),
    );
    install();
    window.dispatchEvent(new Event('resize'));
    expect(heard).not.toHaveBeenCalled();
    width = 700;
    window.dispatchEvent(new Event('resize'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
