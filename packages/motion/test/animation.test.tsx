/** Entrance animations: styles before, during and after the animation, and its start. */
import { claim } from '@enliven/core';
import { animation } from '@enliven/motion';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { classesOf, ORIGINAL, pass, render, setStage, stage, start, styleOf, text } from './support/animation-stage';
import { enter, giveAnimations } from './support/animations';

setStage();

describe('during its entrance, an element', () => {
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
  ])('with %j has classes and start styles', async (fields, name, opacity, transform, left) => {
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

  it('has duration, delay and curve as inline styles', async () => {
    const { element } = await render({ duration: '750ms', delay: '1.5s', speed_curve: 'linear' });
    await start(element);
    const { animationDuration, animationDelay, animationTimingFunction } = element.style;
    expect([animationDuration, animationDelay, animationTimingFunction]).toEqual(['750ms', '1500ms', 'linear']);
  });

  it('loses the attribute by which Divi 5 hides a gallery until its entrance', async () => {
    const gallery = text().replace('<div ', '<div data-divi-gallery-animation-bootstrap="1" style="opacity: 0" ');
    const { element, stop } = await render({ duration: '1ms' }, gallery);
    const marked = () => element.hasAttribute('data-divi-gallery-animation-bootstrap');
    expect(marked()).toBe(true);
    enter(stage.watches, element);
    await until(() => !marked());
    await until(() => element.matches('.et_had_animation'));
    expect([marked(), element.style.opacity]).toEqual([false, '']);
    await stop();
    expect([marked(), element.style.opacity]).toEqual([true, '0']);
  });

  it('has the class et_is_animating in Divi 4 only', async () => {
    const { element, stop } = await render({});
    await start(element);
    expect(element.classList.contains('et_is_animating')).toBe(true);
    await stop();
    giveAnimations('diviBreakpointData', {});
    const five = await renderBehavior(animation, text());
    await start(five.element);
    expect(five.element.matches('.et_animated.fade:not(.et_is_animating)')).toBe(true);
  });

  it('is clipped by the page when it enters from a side', async () => {
    const { element } = await render({ style: 'slideRight' }, `<div id="page-container">${text()}</div>`);
    const container = element.parentElement as HTMLElement;
    await start(element);
    expect(container.style.overflowX).toBe('clip');
    await until(() => element.matches('.et_had_animation'));
    expect(styleOf(container)).toBeNull();
  });

  it('causes no scroll bar in the containers of a section that rolls in', async () => {
    const section = html`<div id="et-boc"><div class="et-l"><div class="et_pb_section et_pb_text_0 et_animated"></div></div></div>`;
    const { element } = await render({ style: 'roll' }, section);
    const containers = [element.parentElement, element.parentElement?.parentElement] as HTMLElement[];
    await start(element);
    expect(containers.map(({ style }) => style.overflowX)).toEqual(['hidden', 'hidden']);
    await until(() => element.matches('.et_had_animation'));
    expect(containers.map(styleOf)).toEqual([null, null]);
  });
});

describe('an element with an entrance', () => {
  it('has its own classes and styles and the class et_had_animation at the end', async () => {
    const { element } = await render({ style: 'slideTop', duration: '30ms', delay: '10ms' });
    await start(element);
    expect(element.matches('.et_animated')).toBe(true);
    await until(() => element.matches('.et_had_animation'));
    expect([element.className.trim().split(/\s+/), styleOf(element) || null]).toEqual([
      [...ORIGINAL.split(' '), 'et_had_animation'],
      null,
    ]);
  });

  it('loses the classes and styles that an earlier script has left', async () => {
    const markup = text(0, 'et-waypoint infinite rollLeft').replace('<div', '<div style="opacity: 0; color: teal"');
    const { element, stop } = await render({ duration: '10ms' }, markup);
    await start(element);
    await until(() => element.matches('.et_had_animation'));
    expect(classesOf(element)).toEqual(['et_had_animation']);
    expect([element.style.opacity, element.style.color]).toEqual(['', 'teal']);
    await stop();
    expect(element.outerHTML).toBe(markup);
  });

  it('keeps the position of a module that has become stuck during the animation', async () => {
    const { element } = await render({ duration: '10ms' });
    const releases = [claim(element, 'class:et_pb_sticky', true), claim(element, 'style:left', '320px')];
    await start(element);
    await until(() => element.matches('.et_had_animation'));
    expect(element.style.left).toBe('320px');
    for (const release of releases) release();
    expect(element.style.left).toBe('');
  });

  it('keeps its classes while an endless animation runs', async () => {
    const { element } = await render({ style: 'fade', repeat: 'loop', speed_curve: 'bogus', duration: '1ms' });
    vi.spyOn(element, 'getAnimations').mockReturnValue([{} as Animation]);
    await start(element);
    await pass(60);
    expect(classesOf(element)).toEqual(['et_animated', 'fade', 'infinite']);
    expect(element.style.animationTimingFunction).toBe('ease-in-out');
  });

  it('has a z-index above later menus when it is a menu', async () => {
    const menu = (at: number) => html`<div class="et_pb_menu et_pb_menu_${at} et_animated"></div>`;
    const entries = [0, 1, 2].map((at) => ({ class: `et_pb_menu_${at}`, duration: '1ms' }));
    await render(entries, [0, 1, 2].map(menu).join(''));
    const menus = [...document.querySelectorAll<HTMLElement>('.et_pb_menu')];
    for (const one of menus) await start(one);
    await until(() => menus.every((one) => one.matches('.et_had_animation')));
    expect(menus.map(({ style }) => style.zIndex)).toEqual(['3', '2', '1']);
  });

  it('is animated by its wrapper when it is a button in Divi 4', async () => {
    const button = html`<div class="et_pb_button_module_wrapper"><a class="et_pb_button et_pb_button_0 et_animated" href="/">Go</a></div>`;
    const { element, stop } = await render([{ class: 'et_pb_button_0', style: 'zoom', duration: '40ms' }], button);
    const wrapper = element.parentElement as HTMLElement;
    enter(stage.watches, element);
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

  it('is animated itself when it is a button in Divi 5', async () => {
    giveAnimations('diviBreakpointData', {});
    const button = html`<div class="et_pb_button_module_wrapper"><a class="et_pb_button et_pb_button_0 et_animated" href="/">Go</a></div>`;
    const { element } = await render([{ class: 'et_pb_button_0', style: 'zoom' }], button);
    await start(element);
    expect(element.matches('.et_animated.zoom')).toBe(true);
    expect(element.parentElement?.className).toBe('et_pb_button_module_wrapper');
  });
});

describe('an entrance', () => {
  it('waits until the element is in view', async () => {
    const { element } = await render({});
    await nextFrames(3);
    expect([element.className, styleOf(element)]).toEqual([`${ORIGINAL} et_animated `, null]);
    expect(stage.watches.find(({ target }) => target === element)?.options.rootMargin).toBe('9999999px 0px 0px');
  });

  it('begins at once when the site ignores waypoints', async () => {
    giveAnimations('et_pb_custom', { ignore_waypoints: 'yes' });
    const { element } = await render({});
    await until(() => element.matches('.et_animated.fade'));
  });

  it('observes the element in the scroll container that the page names', async () => {
    giveAnimations('et_pb_custom', { waypoints_options: { context: ['(', '.absent', '.scroller', 'body'] } });
    const { element } = await render({}, `<div class="scroller">${text()}</div>`);
    await until(() => stage.watches.some(({ target, options }) => target === element && options.root != null));
    expect(stage.watches.find(({ options }) => options.root)?.options.root).toBe(element.parentElement);
    await start(element);
    expect(element.matches('.fade')).toBe(true);
  });

  it('stops observing the element when the behavior ends', async () => {
    giveAnimations('et_pb_custom', { waypoints_options: { context: ['body'] } });
    const { element, stop } = await render({});
    await stop();
    await nextFrames(4);
    expect(stage.watches.filter(({ target }) => target === element)).toEqual([]);
  });

  it('follows the last entry for the element, from either list', async () => {
    giveAnimations('diviElementAnimationData', [
      { class: 'et_pb_text_0', style: 'zoom' },
      { class: 'et_pb_module .inner', style: 'roll' },
    ]);
    const { element } = await render({ style: 'flip' }, text());
    await start(element);
    expect(classesOf(element)).toEqual(['et_animated', 'zoom']);
  });

  it('follows an entry that was added to the list with late content', async () => {
    const { element } = await render({});
    const list = (globalThis as { et_animation_data?: unknown[] }).et_animation_data;
    list?.push({ class: 'et_pb_text_1', style: 'foldTop' });
    element.insertAdjacentHTML('afterend', text(1));
    const late = element.nextElementSibling as HTMLElement;
    await until(() =>
      stage.watches.some(({ target, options }) => target === late && /^9999999/.test(options.rootMargin ?? '')),
    );
    await start(late);
    expect(late.matches('.foldTop')).toBe(true);
  });
});
