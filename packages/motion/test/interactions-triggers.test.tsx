/** Triggers of interactions, and malformed data. */
import { nextFrames, silence, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { interaction } from './support/interaction';
import { BUTTON, find, PANEL, renderInteractions } from './support/interactions';

const toggle = interaction('click', 'toggleVisibility');
const shown = () => getComputedStyle(find('.panel')).display !== 'none';

describe('an interaction runs', () => {
  const mark = (trigger: string, more: object = {}) =>
    interaction(trigger, 'toggleAttribute', { attributeName: 'data-on', attributeValue: 'x', ...more });
  const isOn = () => find('.panel').dataset.on === 'x';

  it('on load', async () => {
    await renderInteractions([mark('load')]);
    await until(isOn);
  });

  it('when the pointer enters and when it leaves', async () => {
    await renderInteractions([mark('mouseEnter'), mark('mouseExit')]);
    find('.button').dispatchEvent(new MouseEvent('mouseenter'));
    await until(isOn);
    find('.button').dispatchEvent(new MouseEvent('mouseleave'));
    await until(() => !isOn());
  });

  describe('when keyboard focus enters and leaves', () => {
    const markup = `<div class="button" data-interaction-trigger="button"><a href="/a">A</a><a href="/b">B</a></div>${PANEL}<p><a class="out" href="/">Out</a></p>`;
    const [a, b, out] = ['.button a', '.button a + a', '.out'];
    let byKeyboard = true;
    let under = false;
    const list = [mark('mouseEnter'), mark('mouseExit', { timeDelay: '1ms' })];
    const begin = async () => {
      const { matches } = Element.prototype;
      vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
        if (selector === ':focus-visible') return byKeyboard;
        return selector === ':hover' ? under : matches.call(this, selector);
      });
      await renderInteractions(list, markup);
    };
    beforeEach(() => {
      [byKeyboard, under] = [true, false];
      return () => void vi.restoreAllMocks();
    });

    it('once for all elements inside', async () => {
      await begin();
      find(a).focus();
      await until(isOn);
      find(b).focus();
      await nextFrames();
      expect(isOn()).toBe(true);
      find(out).focus();
      await until(() => !isOn());
    });

    it('but not for focus by a click', async () => {
      byKeyboard = false;
      await begin();
      find(a).focus();
      find(out).focus();
      await nextFrames();
      expect(isOn()).toBe(false);
    });

    it('but not while the pointer is inside', async () => {
      under = true;
      await begin();
      find(a).focus();
      find(out).focus();
      await nextFrames();
      expect(isOn()).toBe(false);
    });
  });

  it('when the window becomes as narrow as its breakpoint, and wide again', async () => {
    const widen = (width: number) => {
      Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, get: () => width });
      window.dispatchEvent(new Event('resize'));
    };
    widen(1200);
    try {
      await renderInteractions([
        mark('breakpointEnter', { breakpointName: 'tablet' }),
        mark('breakpointExit', { breakpointName: 'tablet' }),
      ]);
      expect(isOn()).toBe(false);
      widen(900);
      await until(isOn);
      widen(500);
      await nextFrames();
      expect(isOn()).toBe(true);
      widen(1200);
      await until(() => !isOn());
    } finally {
      Reflect.deleteProperty(document.documentElement, 'clientWidth');
    }
  });

  it('for late elements, and not for removed ones', async () => {
    await renderInteractions([toggle], PANEL);
    find('main').insertAdjacentHTML('beforeend', BUTTON);
    await until(() => find('.button').getAttribute('role') === 'button');
    const gone = find('.button');
    gone.remove();
    await until(() => !gone.hasAttribute('role'));
    gone.click();
    expect(shown()).toBe(true);
  });

  it('after the style sheet that hides its target on load is disabled', async () => {
    const sheet = '<style id="divi-off-canvas-hide-on-load">.panel{display:none!important}</style>';
    const { stop } = await renderInteractions([interaction('load', 'removeVisibility')], sheet + BUTTON + PANEL);
    expect(find('#divi-off-canvas-hide-on-load').getAttribute('media')).toBe('not all');
    await stop();
    expect(document.body.innerHTML).toBe(`<main>${sheet}${BUTTON}${PANEL}</main>`);
  });
});

it.each([
  ['an unknown trigger', [interaction('wobble', 'toggleVisibility')]],
  ['an unknown effect', [interaction('click', 'wobble')]],
  ['no target', [{ ...toggle, target: null }]],
  ['an invalid target class', [{ ...toggle, target: { targetClass: '[[>' } }]],
  ['an invalid trigger class', [{ ...toggle, triggerClass: ']' }]],
  ['names of Object.prototype', [interaction('constructor', 'toString', { target: { targetClass: 'constructor' } })]],
  [
    'ten thousand interactions',
    Array.from({ length: 10_000 }, (_, at) => ({ ...toggle, triggerClass: `et-interaction-trigger-${at}` })),
  ],
])('%s causes no error', async (_what, list) => {
  const consoleMessages = silence();
  try {
    await renderInteractions(list);
    find('.button').click();
    await nextFrames();
    expect([consoleMessages.errors, shown()]).toEqual([[], true]);
  } finally {
    // The code for reports may load late, and would report in the next test.
    await vi.dynamicImportSettled();
    consoleMessages.restore();
  }
});

it.each([
  ['wobble', [interaction('wobble', 'toggleVisibility'), interaction('wobble', 'toggleVisibility')]],
  ['jump', [interaction('click', 'jump'), toggle, interaction('load', 'jump')]],
  ['triggerClass', [{ ...toggle, triggerClass: '' }]],
])('a malformed interaction is reported once: %s', async (word, list) => {
  const consoleMessages = silence();
  try {
    await renderInteractions(list);
    await until(() => consoleMessages.remarks.length > 0);
    await nextFrames();
    expect(consoleMessages.remarks).toHaveLength(1);
    expect(consoleMessages.remarks[0]).toContain('[enliven/motion]');
    expect(consoleMessages.remarks[0]).toContain(word);
  } finally {
    consoleMessages.restore();
  }
});
