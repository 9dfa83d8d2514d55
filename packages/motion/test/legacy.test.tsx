/** The theme's old functions for motion: defined on request, backed by behaviors, and removed afterwards. */
import { $breakpoint, revealed } from '@enliven/core';
import { html, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installLegacy } from '../src/legacy';
import { giveAnimations, takeAnimations } from './support/animations';

type Call = (...values: unknown[]) => unknown;
const view = window as unknown as Record<string, Call>;
const call = (name: string, ...values: unknown[]) => view[name]?.(...values);

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = installLegacy(document);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  takeAnimations();
  document.body.innerHTML = '';
});

const markup = html`<main><div class="et_pb_text et_pb_text_0 et_animated">Words</div><p class="other">More</p></main>`;
const entry = { class: 'et_pb_text_0', style: 'slideLeft', duration: '300ms', delay: '100ms', intensity: '29%' };
const render = () => {
  giveAnimations('et_animation_data', [entry]);
  root(markup);
  return document.querySelector('.et_pb_text') as HTMLElement;
};

it('the old functions are removed without a trace, and do not replace existing ones', () => {
  const names = Object.keys(view).filter((name) => /^et_(animate|process|remove|reinit|apply|parallax)/.test(name));
  expect(names.length).toBeGreaterThan(6);
  stop();
  expect(names.filter((name) => name in view)).toEqual([]);
  const own = () => 7;
  Object.assign(view, { et_animate_element: own });
  stop = installLegacy(document);
  stop();
  expect(view.et_animate_element).toBe(own);
  Reflect.deleteProperty(view, 'et_animate_element');
});

describe('et_animate_element', () => {
  it('starts the entrance, and removes the styles after the duration', () => {
    const element = render();
    expect($breakpoint.get()).toBeTypeOf('string');
    call('et_animate_element', { 0: element, length: 1 });
    expect(element.matches('.et_animated.slideLeft')).toBe(true);
    expect([element.style.transform, element.style.animationDuration]).toEqual(['translate3d(-58%,0,0)', '300ms']);
    vi.advanceTimersByTime(399);
    expect(element.matches('.slideLeft')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(element.className).toBe('et_pb_text et_pb_text_0 et_had_animation');
    expect(element.getAttribute('style')).toBeNull();
    stop();
    expect(document.body.innerHTML).toBe(markup);
  });

  it.each([
    ['an element that has entered', (element: Element) => element.classList.add('et_had_animation'), '.et_pb_text'],
    ['an element without an entry', () => {}, '.other'],
    ['null', () => {}, null],
    ['an invalid selector', () => {}, '::('],
  ])('does nothing to %s', (_what, prepare, target) => {
    const element = render();
    prepare(element);
    const before = document.body.innerHTML;
    call('et_animate_element', target);
    expect(document.body.innerHTML).toBe(before);
  });
});

it('et_process_animation_data(false) starts all entrances', () => {
  const element = render();
  call('et_process_animation_data', true);
  expect(element.matches('.slideLeft')).toBe(false);
  call('et_process_animation_data', false);
  expect(element.matches('.slideLeft')).toBe(true);
});

it.each([
  ['slide', 'top', 10, 'translate3d(0,-20%,0)'],
  ['zoom', 'left', 29, 'scale3d(0.71,0.71,0.71)'],
  ['flip', '', 50, 'perspective(2000px) rotateX(45deg)'],
  ['fold', 'left', 10, 'perspective(2000px) rotateY(9deg)'],
  ['roll', 'right', 10, 'rotateZ(-36deg)'],
  ['bounce', 'top', 50, undefined],
])('et_process_animation_intensity(%s, %s, %d) returns the transform %s', (family, direction, intensity, transform) => {
  expect(call('et_process_animation_intensity', family, direction, intensity)).toEqual(transform ? { transform } : {});
});

it('the other functions test, list and remove animations', () => {
  const element = render();
  expect([call('et_has_animation_data', element), call('et_has_animation_data', '.other')]).toEqual([true, false]);
  expect(call('et_get_animation_classes')).toContain('rollBottom');
  element.setAttribute('data-animation-style', 'zoom');
  call('et_remove_animation_data', element);
  expect(element.hasAttribute('data-animation-style')).toBe(false);
  call('et_remove_animation', element);
  expect(element.className).toBe('et_pb_text et_pb_text_0 et_had_animation');
});

it('functions that measure in the original report elements to the channel revealed', async () => {
  const heard: Element[] = [];
  const off = revealed.on((element) => heard.push(element));
  const element = render();
  call('et_reinit_waypoint_modules');
  call('et_pb_parallax_init', element);
  view.et_apply_parallax?.call(element as never);
  vi.useRealTimers();
  await until(() => heard.length === 3);
  expect(heard).toEqual([document.body, element, element]);
  off();
});
