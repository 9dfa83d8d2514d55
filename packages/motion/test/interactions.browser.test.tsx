/** Interactions in a browser: elements in view, mouse movement, and repeated entrances. */
import { stickyTop } from '@enliven/core';
import { html, nextFrames, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { giveAnimations, takeAnimations } from './support/animations';
import { interaction } from './support/interaction';
import { BUTTON, find, PANEL, renderInteractions } from './support/interactions';

afterEach(() => {
  takeAnimations();
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

const FAR = '<div style="height:5000px"></div>';
const mark = (trigger: string, verb: string) =>
  interaction(trigger, `${verb}Attribute`, { attributeName: 'data-on', attributeValue: trigger });

describe('viewport triggers', () => {
  it('run when an element enters and leaves the window', async () => {
    await renderInteractions([mark('viewportEnter', 'toggle'), mark('viewportExit', 'toggle')], PANEL + FAR + BUTTON);
    // The element is off screen at first, which runs viewportExit.
    await until(() => find('.panel').dataset.on === 'viewportExit');
    find('.button').scrollIntoView();
    await until(() => find('.panel').dataset.on === 'viewportExit viewportEnter');
    scrollTo(0, 0);
    await until(() => find('.panel').dataset.on === 'viewportEnter');
  });
});

it('a target that a style sheet hides on load stays hidden until an interaction shows it', async () => {
  const sheet = '<style id="divi-off-canvas-hide-on-load">.panel { display: none !important }</style>';
  const closed = interaction('load', 'removeVisibility');
  const { stop } = await renderInteractions([closed, interaction('click', 'toggleVisibility')], sheet + BUTTON + PANEL);
  const display = () => getComputedStyle(find('.panel')).display;
  expect([display(), find('.button').getAttribute('aria-expanded')]).toEqual(['none', 'false']);
  find('.button').click();
  expect(display()).toBe('block');
  await stop();
  expect(document.body.innerHTML).toBe(`<main>${sheet}${BUTTON}${PANEL}</main>`);
});

it('scrollToElement scrolls its target to below sticky elements', async () => {
  const off = stickyTop.on(({ add }) => add(70));
  const scroll = interaction('click', 'scrollToElement');
  await renderInteractions([scroll], `${BUTTON + FAR}<p class="panel" data-interaction-target="panel">x</p>${FAR}`);
  const style = document.body.appendChild(document.createElement('style'));
  style.textContent = 'html { scroll-padding-top: 20px }';
  find('.button').click();
  await until(() => Math.abs(find('.panel').getBoundingClientRect().top - 70) < 1);
  expect(find('.panel').hasAttribute('style')).toBe(false);
  off();
});

const move = (type: string, x: number, y: number) =>
  find('.button').dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: type === 'mousemove' }));

describe('a target with mouse movement', () => {
  const follow = (mouseMovementType: string, trigger = 'mouseEnter') =>
    interaction(trigger, 'mirrorMouseMovement', { mouseMovementType, sensitivity: 50 });

  it.each([
    ['translate', 'transform', 'translate(20px, -10px)'],
    ['opacity', 'opacity', '0.944'],
  ] as const)('follows the pointer by %s', async (type, property, value) => {
    const { stop } = await renderInteractions([follow(type)]);
    await until(() => {
      move('mouseenter', 100, 100);
      return find('.panel').style.transition === 'none' || find('.panel').style.transition.startsWith('none');
    });
    move('mousemove', 140, 80);
    expect(find('.panel').style[property]).toBe(value);
    move('mouseleave', 140, 80);
    expect(find('.panel').style[property]).toBe('');
    expect(find('.panel').style.transition).toContain('0.3s');
    await stop();
    expect(document.body.innerHTML).toBe(`<main>${BUTTON}${PANEL}</main>`);
  });

  it('keeps its own transform while it follows the pointer', async () => {
    const panel = html`<div class="panel" style="transform:rotate(90deg)" data-interaction-target="panel">x</div>`;
    await renderInteractions([follow('translate')], BUTTON + panel);
    await until(() => {
      move('mouseenter', 0, 0);
      return find('.panel').style.transition.startsWith('none');
    });
    move('mousemove', 40, 0);
    expect(find('.panel').style.transform).toMatch(/^matrix\(.*\) translate\(20px, 0px\)$/);
  });
});

it('a target plays its entrance animation again when it is shown again', async () => {
  giveAnimations('diviElementAnimationData', [{ class: 'panel', style: 'fade', duration: '60ms' }]);
  const panel = html`<div class="panel et_had_animation" data-interaction-target="panel">x</div>`;
  const toggle = interaction('click', 'toggleVisibility');
  const { stop } = await renderInteractions([toggle], BUTTON + panel);
  const press = async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    find('.button').click();
    await nextFrames();
  };
  await press();
  await until(() => find('.panel').matches('.et_animated:not(.et_had_animation)'));
  await press();
  await until(() => find('.panel').matches('.fade'));
  await until(() => find('.panel').matches('.et_had_animation:not(.et_animated)'));
  await stop();
  expect(document.body.innerHTML).toBe(`<main>${BUTTON}${panel}</main>`);
});
