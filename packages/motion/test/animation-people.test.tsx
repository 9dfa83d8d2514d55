/** Accessibility of entrance animations: nothing stays invisible, reduced motion is respected, and endless animations can be stopped. */
import { animation } from '@enliven/motion';
import { nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { mountAll, render, setStage, stage, start, styleOf, text } from './support/animation-stage';
import { giveAnimations } from './support/animations';

setStage();

describe('an element that waits for its entrance', () => {
  const isShown = (element: Element) => element.matches('.et_had_animation:not(.et_animated)');

  it.each([
    ['the list is empty', []],
    ['no list is printed', undefined],
    ['the list is null', null],
    ['the list is a string', 'slideLeft'],
    ['the list is a number', Number.NaN],
    ['entries are invalid', [null, 7, 'x', [], { class: 7 }, { style: 'zoom' }]],
    ['selectors are invalid', [{ class: '###' }, { class: ':is(' }, { class: 'et_pb_text_0{' }]],
  ])('is shown when %s', async (_why, list) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    giveAnimations('et_animation_data', list);
    expect(isShown(await mountAll())).toBe(true);
  });

  it('is reported once when its list is malformed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const warnings = () => warn.mock.calls.map(([text]) => String(text));
    giveAnimations(
      'et_animation_data',
      Array.from({ length: 9 }, () => ({ style: 'zoom' })),
    );
    await mountAll(text(0) + text(1));
    await until(() => warnings().length > 0);
    await nextFrames(3);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toMatch(/^\[enliven\/motion\] animation: an entry of .* names no selector.*8 more\.$/);
  });

  it('is found in a list of ten thousand entries', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const many = Array.from({ length: 9999 }, (_, at) => ({ class: at % 2 ? `et_pb_x_${at}` : `(${at}` }));
    const { element } = await render([...many, { class: 'et_pb_text_0', style: 'zoom' }]);
    await start(element);
    expect(element.matches('.zoom')).toBe(true);
  });

  it('is shown when its style is no class name', async () => {
    const { element } = await render({ style: ' slide  Left\t', duration: '1ms' });
    await start(element);
    await until(() => isShown(element));
  });

  it('is shown when it has already had its animation', async () => {
    const { element } = await render({});
    element.classList.add('et_had_animation');
    await start(element);
    await until(() => isShown(element));
    expect(styleOf(element)).toBeNull();
  });

  it.each([
    ['et_pb_motion_elements', { desktop: [{ id: '.et_pb_text_0' }], tablet: [] }],
    ['diviElementScrollData', { '.et_pb_text_0': { desktop: [{ id: '.et_pb_text_0' }] } }],
  ])('is not animated when scroll effects move it (%s)', async (name, list) => {
    giveAnimations(name, list);
    giveAnimations('et_animation_data', [{ class: 'et_pb_text_0', style: 'zoom' }]);
    expect(isShown(await mountAll())).toBe(true);
  });

  it('is animated when scroll effects have no entries for desktops', async () => {
    giveAnimations('diviElementScrollData', { '.et_pb_text_0': { desktop: [], tablet: [{}] } });
    const { element } = await render({ style: 'zoom' });
    await start(element);
    expect(element.matches('.zoom')).toBe(true);
  });

  it('is shown at once when focus moves into it, before and during the animation', async () => {
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

  it('is shown at once when it already contains focus', async () => {
    root(text());
    const element = document.querySelector('.et_animated') as Element;
    giveAnimations('et_animation_data', [{ class: 'et_pb_text_0' }]);
    document.querySelector('a')?.focus();
    await renderBehavior(animation).catch(() => {});
    await until(() => isShown(element));
  });
});

describe('under reduced motion, an element with an entrance', () => {
  it('is shown at once, whether its animation is endless or not, in view or not', async () => {
    stage.calm = true;
    giveAnimations('et_animation_data', [{ class: 'et_pb_text_0' }, { class: 'et_pb_text_1', repeat: 'loop' }]);
    await mountAll(text(0) + text(1));
    for (const element of document.querySelectorAll('.et_pb_text')) {
      await until(() => element.matches('.et_had_animation:not(.et_animated,.infinite)'));
      expect(styleOf(element)).toBeNull();
    }
  });

  it('stops moving when the preference changes later', async () => {
    const { element } = await render({ repeat: 'loop' });
    await start(element);
    expect(element.matches('.infinite')).toBe(true);
    stage.calm = true;
    stage.calmChanged();
    await until(() => element.matches('.et_had_animation:not(.et_animated,.infinite)'));
  });
});

describe('an endless animation', () => {
  const loop = (at: number) => ({ class: `et_pb_text_${at}`, style: 'zoom', repeat: 'loop', duration: '300ms' });
  const switches = () => [...document.querySelectorAll<HTMLElement>('.enliven-animation-switch')];

  async function renderLoops(moves = true) {
    vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue(moves ? [{} as Animation] : []);
    const rendered = await render([loop(0), loop(1)], text(0) + text(1));
    const elements = [...document.querySelectorAll<HTMLElement>('.et_pb_text')];
    for (const element of elements) await start(element);
    return { ...rendered, elements };
  }

  it('can be stopped and started with one button for all animations', async () => {
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

  it('keeps the button when the first element leaves, and removes it with the last one', async () => {
    const { elements } = await renderLoops();
    await until(() => switches().length === 1);
    elements[0]?.remove();
    await nextFrames(3);
    await until(() => switches().length === 1);
    elements[1]?.remove();
    await until(() => switches().length === 0);
  });

  it('pauses off screen', async () => {
    const { elements } = await renderLoops();
    const [first] = elements as [HTMLElement];
    await until(() =>
      stage.watches.some(({ target, options }) => target === first.parentElement && options.rootMargin === '0px'),
    );
    const seen = (visible: boolean) =>
      stage.watches
        .find(({ target, options }) => target === first.parentElement && options.rootMargin === '0px')
        ?.show(visible);
    await until(() => first.style.animationPlayState === 'paused');
    seen(true);
    await until(() => first.style.animationPlayState === '');
  });

  it('is shown in its final position, without a button, when it has no keyframes', async () => {
    const { elements } = await renderLoops(false);
    await until(() => elements.every(({ style }) => style.opacity === '1' && style.transform === 'none'));
    await nextFrames(3);
    expect(switches()).toEqual([]);
    expect(elements.every((element) => element.matches('.et_animated.zoom.infinite'))).toBe(true);
  });
});
