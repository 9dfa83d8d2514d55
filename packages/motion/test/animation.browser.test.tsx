/** Entrances in a browser: their styles, their start, and clean-up. */
import { animation } from '@enliven/motion';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { animationCss } from './support/animation-css';
import { giveAnimations, takeAnimations } from './support/animations';

beforeEach(async () => {
  await page.viewport(800, 600);
  scrollTo(0, 0);
});
afterEach(() => {
  takeAnimations();
  document.body.innerHTML = '';
});

const text = (at = 0) => html`<div class="et_pb_text et_pb_text_${at} et_animated"><a href="/">Words</a></div>`;
const room = '<div class="room"></div>';

async function render(fields: object, markup: string) {
  giveAnimations('et_animation_data', [{ class: 'et_pb_text_0', duration: '400ms', ...fields }]);
  return renderBehavior(animation, markup + animationCss);
}

const looks = (element: Element) => getComputedStyle(element);
const isDone = (element: Element) => element.matches('.et_had_animation:not(.et_animated)');

/** Pauses the animation at a share of its duration. */
async function at(element: Element, share: number) {
  await until(() => element.getAnimations().length > 0);
  const [running] = element.getAnimations() as [Animation];
  running.pause();
  running.currentTime = 400 * share;
}

describe('an entrance', () => {
  it('moves from its start position to its final position', async () => {
    const { element } = await render(
      { style: 'slideRight', intensity: '25%', starting_opacity: '20%', speed_curve: 'linear', duration: '400ms' },
      text(),
    );
    await at(element, 0);
    expect(looks(element).transform).toBe('matrix(1, 0, 0, 1, 400, 0)');
    expect(Number(looks(element).opacity)).toBeCloseTo(0.2, 2);
    await at(element, 0.5);
    expect(looks(element).transform).toBe('matrix(1, 0, 0, 1, 200, 0)');
    expect(Number(looks(element).opacity)).toBeCloseTo(0.6, 2);
    await at(element, 1);
    expect(element.getBoundingClientRect().left).toBe(0);
    await until(() => isDone(element));
    expect([looks(element).opacity, looks(element).transform, element.getAttribute('style')]).toEqual([
      '1',
      'none',
      null,
    ]);
  });

  it('plays to its last frame', async () => {
    const { element } = await render({ style: 'zoom', duration: '120ms' }, text());
    const seen: string[] = [];
    element.addEventListener('animationend', () => seen.push(element.className));
    await until(() => isDone(element));
    expect(seen.join()).toContain('zoom');
  });

  it('does not make the page scroll sideways', async () => {
    const { element } = await render({ style: 'slideRight' }, `<div id="page-container">${text()}</div>`);
    await at(element, 0);
    expect(element.getBoundingClientRect().left).toBe(800);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });

  it('ends by a timer when its keyframes are missing', async () => {
    const { element } = await render({ style: 'transformAnim', duration: '50ms' }, text());
    await until(() => isDone(element));
    expect(looks(element).opacity).toBe('1');
  });

  it('is restored byte for byte while it plays', async () => {
    const markup = text() + animationCss;
    const { element, stop } = await render({ style: 'slideRight' }, text());
    await at(element, 0.5);
    await stop();
    expect(document.body.innerHTML).toBe(markup);
  });

  it('causes no layout shift', async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const { element } = await render({ style: 'slideRight', duration: '50ms' }, `${text()}<p>Below</p>`);
    await until(() => isDone(element));
    await nextFrames();
    observer.disconnect();
    expect(shifts).toEqual([]);
  });
});

describe('during an entrance, a press', () => {
  it('does not end the animation, but keyboard focus does', async () => {
    const { element } = await render({ style: 'zoom', duration: '60s' }, text().replace('href="/"', 'href="#"'));
    const link = element.querySelector('a') as HTMLElement;
    await at(element, 0.5);
    await userEvent.click(link);
    await nextFrames(3);
    expect([document.activeElement, element.matches('.zoom')]).toEqual([link, true]);
    link.blur();
    await userEvent.keyboard('{Tab}');
    await until(() => document.activeElement === link && isDone(element));
  });
});

describe('an entrance begins', () => {
  it('when the page is scrolled to the element, and not before', async () => {
    const { element } = await render({}, room + text());
    await nextFrames(4);
    expect([element.matches('.fade'), looks(element).opacity]).toEqual([false, '0']);
    scrollTo(0, 2401 - 2);
    await nextFrames(3);
    expect(element.matches('.fade')).toBe(false);
    scrollTo(0, 2402);
    await until(() => element.matches('.fade') || isDone(element));
  });

  it.each([
    ['a tab', 'display: none', (hider: HTMLElement) => hider.style.removeProperty('display')],
    [
      'a popup',
      'position: fixed; inset: 0; display: none',
      (hider: HTMLElement) => hider.style.setProperty('display', 'block'),
    ],
  ])('when %s shows the element', async (_what, style, open) => {
    const { element } = await render({ duration: '20ms' }, `<div id="hider" style="${style}">${text()}</div>`);
    await nextFrames(4);
    expect(element.matches('.et_animated:not(.fade)')).toBe(true);
    open(document.querySelector('#hider') as HTMLElement);
    await until(() => isDone(element));
  });

  it('when an element that scrolls instead of the window reaches it', async () => {
    giveAnimations('et_pb_custom', { waypoints_options: { context: ['.scroller'] } });
    const scroller = `<div class="scroller" style="height: 300px; overflow: auto">${room}${text()}${room}</div>`;
    const { element } = await render({ duration: '20ms' }, scroller);
    await nextFrames(4);
    expect(element.matches('.et_animated:not(.fade)')).toBe(true);
    // An element that the scroll position has jumped over enters as well.
    (element.parentElement as Element).scrollTop = 5000;
    await until(() => isDone(element));
  });

  it('for late markup', async () => {
    const { element } = await render({ duration: '20ms' }, text());
    element.insertAdjacentHTML('afterend', text().replace('Words', 'Late words'));
    const late = element.nextElementSibling as Element;
    await until(() => isDone(late));
  });
});

describe('an endless animation', () => {
  it('continues when it has moved its element off screen', async () => {
    const { element } = await render({ style: 'slideRight', intensity: '80%', repeat: 'loop' }, text());
    await until(() => element.style.animationPlayState === '' && element.getAnimations().length > 0);
    const [running] = element.getAnimations() as [Animation];
    running.currentTime = 0;
    expect(element.getBoundingClientRect().left).toBeGreaterThan(800);
    // Waits until the browser has reported the element's visibility.
    await nextFrames(6);
    expect(looks(element).animationPlayState).toBe('running');
    await until(() => element.getBoundingClientRect().left < 700);
  });

  it('continues until the button stops it in its final position', async () => {
    const { element } = await render({ style: 'slideRight', repeat: 'loop' }, text());
    await until(() => document.querySelector('.enliven-animation-switch') !== null);
    expect(element.getAnimations()).toHaveLength(1);
    const button = document.querySelector('.enliven-animation-switch') as HTMLElement;
    const { left, bottom } = button.getBoundingClientRect();
    expect([left, 600 - bottom]).toEqual([12, 12]);
    button.click();
    await until(() => element.getAnimations().length === 0);
    expect([looks(element).opacity, element.getBoundingClientRect().left]).toEqual(['1', 0]);
    button.click();
    await until(() => element.getAnimations().length === 1);
  });

  it('is shown without a button when its keyframes are missing', async () => {
    const { element } = await render({ style: 'rollTop', repeat: 'loop' }, text());
    await until(() => looks(element).opacity === '1');
    expect([looks(element).transform, document.querySelector('.enliven-animation-switch')]).toEqual(['none', null]);
  });
});

describe('in print', () => {
  const emulate = (media: string) =>
    (cdp() as unknown as { send(method: string, data: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
      media,
    });
  afterEach(() => emulate(''));

  it('elements below the window are shown, and still enter afterwards', async () => {
    const { element, stop } = await render({ style: 'fade' }, room + text());
    expect(looks(element).opacity).toBe('0');
    await emulate('print');
    await until(() => looks(element).opacity === '1');
    await emulate('');
    await until(() => looks(element).opacity === '0');
    element.scrollIntoView();
    await until(() => isDone(element));
    await stop();
    await emulate('print');
    await nextFrames(2);
    expect(looks(document.querySelector('.et_animated') as Element).opacity).toBe('0');
  });
});
