/** Keys that are held or belong to an input method, on pages with and without jQuery. */
import { comments, filterablePortfolio, linkOptions, toggle, video } from '@enliven/modules';
import { key, nextFrames, onEitherPage, renderBehavior } from '@enliven/testing';
import { expect, it, vi } from 'vitest';
import { filterable, gridCss } from './grid-markup';
import { toggle as toggleMarkup } from './markup';
import { mediaCss, video as videoMarkup } from './media-markup';
import { clickable, comments as commentsMarkup } from './small-markup';

type Behavior = Parameters<typeof renderBehavior>[0];

const MODULES: [what: string, behavior: Behavior, markup: string, selector: string][] = [
  ['title', toggle, toggleMarkup(), '[data-enliven-button]'],
  ['filter', filterablePortfolio, filterable() + gridCss, '[data-category-slug=photo]'],
  ['cover', video, videoMarkup() + mediaCss, '.et_pb_video_play'],
];

/** Holds a key for four repetitions; as in browsers, Enter clicks a link unless its default is prevented. */
function hold(name: string, element: HTMLElement): void {
  for (const repeat of [false, true, true, true, true])
    if (key(name, element, { repeat }) && name === 'Enter' && element.matches('a[href]')) element.click();
}

onEitherPage('a held key', () => {
  it.each(MODULES.flatMap((module) => ['Enter', ' '].map((name) => [name, ...module] as const)))(
    '(%j) presses a %s once',
    async (name, _what, behavior, markup, selector) => {
      const { element, stop } = await renderBehavior(behavior, markup);
      const button = (element.matches(selector) ? element : element.querySelector(selector)) as HTMLElement;
      const pressed = vi.fn();
      button.addEventListener('click', pressed);
      button.focus();
      hold(name, button);
      expect(pressed).toHaveBeenCalledOnce();
      await stop();
    },
  );

  it('follows an element with link options once', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    Object.assign(globalThis, {
      et_link_options_data: [{ class: 'et_pb_blurb_0', url: 'https://example.org/a', target: '_self' }],
    });
    const { element, stop } = await renderBehavior(linkOptions, clickable());
    hold('Enter', element);
    expect(assign).toHaveBeenCalledOnce();
    await stop();
    assign.mockRestore();
    Reflect.deleteProperty(globalThis, 'et_link_options_data');
  });
});

onEitherPage('Ctrl with Enter', () => {
  async function presses(send: (field: Element) => void): Promise<number> {
    const { element, stop } = await renderBehavior(comments, commentsMarkup());
    const pressed = vi.fn((event: Event) => event.preventDefault());
    element.querySelector('[name=submit]')?.addEventListener('click', pressed);
    send(element.querySelector('#comment') as Element);
    await nextFrames();
    await stop();
    return pressed.mock.calls.length;
  }
  const enter = (init: KeyboardEventInit) => presses((field) => key('Enter', field, { ctrlKey: true, ...init }));

  it('sends a comment', async () => {
    expect(await enter({})).toBe(1);
  });
  it('sends nothing while an input method composes', async () => {
    expect(await enter({ isComposing: true })).toBe(0);
  });
  it('sends nothing with the key that ends the composition', async () => {
    expect(await enter({ keyCode: 229 })).toBe(0);
  });
  it('sends a comment once while the keys are held', async () => {
    expect(
      await presses((field) => {
        for (const repeat of [false, true, true]) key('Enter', field, { ctrlKey: true, repeat });
      }),
    ).toBe(1);
  });
});
