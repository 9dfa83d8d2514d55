/** Interactions: effects by mouse and keyboard, and restoring. */
import { html, key, until } from '@enliven/testing';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { interaction } from './support/interaction';
import { BUTTON, find, PANEL, renderInteractions } from './support/interactions';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const toggle = interaction('click', 'toggleVisibility');
const shown = (selector = '.panel') => getComputedStyle(find(selector)).display !== 'none';
/** Presses at a time that is late enough not to count as a duplicate of the previous press. */
const pressAfter = (element: HTMLElement, at: number) => {
  vi.spyOn(performance, 'now').mockReturnValue(at);
  element.click();
};

describe('a press on a trigger', () => {
  it('hides and shows its target, and all changes are restored', async () => {
    const { stop } = await renderInteractions([toggle]);
    const before = `<main>${BUTTON}${PANEL}</main>`;
    expect(find('.button').className).toBe('button et-interaction-trigger-button');
    expect(find('.panel').className).toBe('panel et-interaction-target-panel');
    expect(find('.button').style.cursor).toBe('pointer');
    pressAfter(find('.button'), 1000);
    expect(shown()).toBe(false);
    expect(find('.panel').style.getPropertyPriority('display')).toBe('important');
    expect(find('.panel').dataset.diviOriginalDisplay).toBe('block');
    pressAfter(find('.button'), 2000);
    expect(shown()).toBe(true);
    expect(find('.panel').hasAttribute('data-divi-original-display')).toBe(false);
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('prevents its default and does not propagate', async () => {
    const link = '<a class="button" href="/there" data-interaction-trigger="button">Press</a>';
    await renderInteractions([toggle], link + PANEL);
    const outside = vi.fn();
    document.body.addEventListener('click', outside);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('.button').dispatchEvent(event);
    document.body.removeEventListener('click', outside);
    expect([event.defaultPrevented, outside.mock.calls.length]).toEqual([true, 0]);
    expect(find('.button').hasAttribute('role')).toBe(false);
  });

  it('runs two equal interactions once', async () => {
    await renderInteractions([toggle, toggle]);
    find('.button').click();
    expect(shown()).toBe(false);
  });

  it('is possible by keyboard, with aria-expanded', async () => {
    await renderInteractions([
      toggle,
      interaction('click', 'toggleAttribute', { attributeName: 'data-on', attributeValue: 'x' }),
    ]);
    const button = find('.button');
    expect([button.getAttribute('role'), button.tabIndex, button.getAttribute('aria-expanded')]).toEqual([
      'button',
      0,
      'true',
    ]);
    button.focus();
    key('Enter');
    // Runs both interactions, each once.
    await until(() => button.getAttribute('aria-expanded') === 'false' && find('.panel').dataset.on === 'x');
    expect(shown()).toBe(false);
  });

  it('moves focus to the trigger when it hides the focused element', async () => {
    await renderInteractions([toggle]);
    find('.panel a').focus();
    find('.button').click();
    expect(document.activeElement).toBe(find('.button'));
  });

  it('dispatches the event that opens an accordion', async () => {
    const opened = vi.fn();
    document.body.addEventListener('divi:accordion:open', opened);
    const outside = vi.fn();
    document.body.addEventListener('click', outside);
    await renderInteractions([toggle], `<div class="et_pb_accordion_item">${BUTTON}</div>${PANEL}`);
    find('.button').click();
    document.body.removeEventListener('divi:accordion:open', opened);
    document.body.removeEventListener('click', outside);
    await until(() => !shown());
    expect([opened.mock.calls.length, outside.mock.calls.length]).toEqual([1, 1]);
  });

  it('waits for its delay, and does nothing after the end', async () => {
    const { stop } = await renderInteractions([{ ...toggle, timeDelay: '0.2s' }]);
    vi.useFakeTimers();
    find('.button').click();
    vi.advanceTimersByTime(199);
    expect(shown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(false);
    pressAfter(find('.button'), 9000);
    vi.useRealTimers();
    await stop();
    expect(document.body.innerHTML).toBe(`<main>${BUTTON}${PANEL}</main>`);
  });
});

describe('the target of an interaction', () => {
  const attribute = (verb: string, more: object) => interaction('click', `${verb}Attribute`, more);

  it('receives attributes, except those that run code', async () => {
    const { stop } = await renderInteractions([
      attribute('add', { attributeName: 'data-state', attributeValue: 'open' }),
      attribute('add', { attributeName: 'onclick', attributeValue: 'alert(1)' }),
      attribute('add', { attributeName: 'href', attributeValue: 'java\tscript:alert(1)' }),
      attribute('add', { attributeName: 'data-mfp-src', attributeValue: '\u0001JAVASCRIPT:alert(1)' }),
      attribute('toggle', { attributeName: 'class', attributeValue: 'big bold' }),
    ]);
    find('.button').click();
    await until(() => find('.panel').matches('.big'));
    expect(find('.panel').outerHTML).toContain(
      '<div class="panel et-interaction-target-panel big bold" data-interaction-target="panel" data-state="open">',
    );
    find('.button').click();
    await until(() => find('.panel').className === 'panel et-interaction-target-panel');
    await stop();
    expect(document.body.innerHTML).toBe(`<main>${BUTTON}${PANEL}</main>`);
  });

  it('can be a cookie, which is set, removed by the same value, or overwritten', async () => {
    const written: string[] = [];
    let now = '';
    // A spy on both halves of an accessor is not restored completely, and other tests in this document use cookies.
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => now,
      set: (text: string) => void written.push(text),
    });
    onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
    await renderInteractions([interaction('click', 'toggleCookie', { cookieName: 'promo', cookieValue: '1' })]);
    const cookies = ['', 'a=b; promo=1', 'promo=2'];
    for (const at of cookies.keys()) {
      now = cookies[at] ?? '';
      find('.button').click();
      await until(() => written.length > at);
    }
    expect(written.map((text) => text.replace('SameSite=Lax; ', ''))).toEqual([
      'promo=1; path=/; max-age=31536000',
      'promo=1; path=/; max-age=0',
      'promo=1; path=/; max-age=31536000',
    ]);
  });

  it('receives a preset, which is restored at the end', async () => {
    const handled = vi.fn();
    window.addEventListener('ETDiviInteractionsPresetAfterHandle', handled);
    const panel = html`<div class="panel et_pb_button_3 preset--module--divi-button--old" data-interaction-target="panel"></div>`;
    const preset = {
      presetId: 'new',
      replaceExistingPreset: true,
      customAttributes: [
        { name: 'data-look', value: 'dark' },
        { name: 'onclick', value: 'x' },
      ],
    };
    await renderInteractions([interaction('click', 'togglePreset', preset)], BUTTON + panel);
    const classes = () =>
      find('.panel')
        .className.split(' ')
        .filter((name) => name.startsWith('preset'));
    find('.button').click();
    await until(() => classes()[0] === 'preset--module--divi-button--new');
    expect(classes()).toHaveLength(1);
    expect(find('.panel').dataset.diviOriginalPresetClass).toBe('preset--module--divi-button--old');
    expect([find('.panel').dataset.look, find('.panel').getAttribute('onclick')]).toEqual(['dark', null]);
    find('.button').click();
    await until(() => classes()[0] === 'preset--module--divi-button--old');
    expect(find('.panel').hasAttribute('data-look')).toBe(false);
    window.removeEventListener('ETDiviInteractionsPresetAfterHandle', handled);
    expect(handled).toHaveBeenCalledTimes(2);
  });

  it('is scrolled into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await renderInteractions([interaction('click', 'scrollToElement')]);
    find('.button').click();
    await until(() => scroll.mock.calls.length > 0);
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  });

  it('is shown with the display of its layout', async () => {
    const panel = html`<div class="panel et_flex_row" style="display:none" data-interaction-target="panel"></div>`;
    await renderInteractions([toggle], BUTTON + panel);
    find('.button').click();
    expect(find('.panel').style.display).toBe('flex');
  });

  it('is hidden inline when a media query hides it', async () => {
    const page = `<style>@media (max-width: 9999px) {.panel {display: none}}</style>${BUTTON}${PANEL}`;
    const { stop } = await renderInteractions([interaction('click', 'removeVisibility')], page);
    find('.button').click();
    find('style').remove();
    expect(shown()).toBe(false);
    await stop();
    expect(shown()).toBe(true);
  });

  it('pauses its media when it is hidden', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    await renderInteractions(
      [toggle],
      `${BUTTON}<div class="panel" data-interaction-target="panel"><video></video></div>`,
    );
    find('.button').click();
    expect(pause).toHaveBeenCalledTimes(1);
  });
});

describe('targets of an interaction', () => {
  const hide = (targetClass: string, targetType = 'module') =>
    interaction('click', 'removeVisibility', { target: { targetClass, targetType } });
  const markup = html`<div class="et_pb_section outer"><div class="et_pb_row row">${BUTTON}</div><p class="a"></p><p class="b"></p></div>`;

  it.each([
    ['parentContainer', '.row'],
    ['rootContainer', '.outer'],
    ['a, b', '.a,.b'],
    ['a b', '.a,.b'],
  ])('named %j are %s', async (name, selector) => {
    await renderInteractions([hide(name)], markup);
    find('.button').click();
    expect([...document.querySelectorAll(selector)].every((one) => getComputedStyle(one).display === 'none')).toBe(
      true,
    );
  });

  it('can be the modules inside the trigger', async () => {
    await renderInteractions(
      [hide('', 'children')],
      `<div data-interaction-trigger="button" class="button"><p class="et_pb_module">x</p><p>y</p></div>`,
    );
    find('.button').click();
    expect([...document.querySelectorAll('p')].map((one) => one.style.display)).toEqual(['none', '']);
  });

  it('are in the same item of a loop', async () => {
    const item = (name: string) => `<div data-loop-item="${name}" class="${name}">${BUTTON}${PANEL}</div>`;
    await renderInteractions([toggle], item('one') + item('two'));
    find('.one .button').click();
    expect([shown('.one .panel'), shown('.two .panel')]).toEqual([false, true]);
  });

  it('do not include ignored elements', async () => {
    await renderInteractions([toggle], `${BUTTON}<div data-enliven-ignore>${PANEL}</div>`);
    find('.button').click();
    expect(shown()).toBe(true);
  });
});
