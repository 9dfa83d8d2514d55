/** Elements with link options: presses, exceptions, nesting, keyboard (docs/reference/links.md). */
import { click, key, nextFrames, renderBehavior, silence, withJQuery } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkOptions } from '../src/link-options';
import { clickable } from './small-markup';

const undo: (() => unknown)[] = [];
const went: string[] = [];
beforeEach(() => {
  went.length = 0;
  const open = vi.spyOn(window, 'open').mockImplementation((url, target, features) => {
    went.push(`open ${url} ${target} ${features}`);
    return null;
  });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation((url) => void went.push(`go ${url}`));
  const push = vi.spyOn(window.history, 'pushState').mockImplementation((_, __, url) => void went.push(`push ${url}`));
  undo.push(
    () => open.mockRestore(),
    () => assign.mockRestore(),
    () => push.mockRestore(),
  );
});
afterEach(async () => {
  for (const off of undo.splice(0).reverse()) await off();
  for (const name of ['et_link_options_data', 'diviElementLinkData']) Reflect.deleteProperty(globalThis, name);
});

async function render(markup: string, url = 'https://example.org/a', target = '_self', list = 'et_link_options_data') {
  Object.assign(globalThis, { [list]: [{ class: 'broken' }, null, { class: 'et_pb_blurb_0', url, target }] });
  const { element, stop } = await renderBehavior(linkOptions, markup);
  undo.push(stop);
  return { element, find: (selector: string) => element.querySelector(selector) as HTMLElement };
}

describe('a press on an element with link options', () => {
  it.each(['et_link_options_data', 'diviElementLinkData'])('follows the address in %s', async (list) => {
    const { element } = await render(clickable(), 'https://example.org/a', '_self', list);
    click(element.querySelector('p') as Element);
    expect(went).toEqual(['go https://example.org/a']);
  });

  it('opens a new window without opener', async () => {
    const { element } = await render(clickable(), '/a', '_blank');
    click(element);
    expect(went).toEqual([`open ${new URL('/a', document.baseURI).href} _blank noopener`]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('with %o opens a new window', async (init) => {
    const { element } = await render(clickable());
    click(element, init);
    expect(went[0]).toMatch(/^open https:\/\/example\.org\/a _blank/);
  });

  it('scrolls to a place on the page, adds it to the history, and moves focus there', async () => {
    const { element } = await render(`${clickable()}<p id="there">There</p>`, '#there');
    click(element);
    await nextFrames();
    expect(went).toEqual(['push #there']);
    expect(document.activeElement?.id).toBe('there');
  });

  it('follows an anchor without a target, as browsers do', async () => {
    const { element } = await render(clickable(), '#nowhere');
    click(element);
    expect(went).toEqual(['go #nowhere']);
  });

  it.each([
    ['reviews_tab', ''],
    ['et_pb_tab_nav_item_reviews', '<div class="reviews_tab"><a href="/elsewhere">Reply</a></div>'],
  ])('opens the reviews of a product in %s', async (name, panel) => {
    const { element } = await render(
      `${clickable()}${panel}<ul class="et_pb_tabs_controls"><li class="${name}"><a href="#r">Reviews</a></li></ul>`,
      '#product_reviews_tab',
    );
    let opened = 0;
    document.querySelector('li a')?.addEventListener('click', () => {
      opened += 1;
    });
    click(element);
    expect(opened).toBe(1);
    expect(went).toEqual(['push #product_reviews_tab']);
  });

  it.each([
    '<a class="ajax_add_to_cart" data-quantity="99" href="#r">x</a>',
    '<a href="/logout">x</a>',
    '<a href="#r" data-product_id="7">x</a>',
  ])('does not click a link that only looks like the tab of the reviews: %s', async (link) => {
    const { element } = await render(
      `${clickable()}<ul class="wc-tabs" hidden><li class="reviews_tab">${link}</li></ul>`,
      '#product_reviews_tab',
    );
    let pressed = 0;
    document.querySelector('li a')?.addEventListener('click', () => {
      pressed += 1;
    });
    click(element);
    expect(pressed).toBe(0);
  });

  it('follows only the innermost of two elements', async () => {
    const inner = clickable('<b>inner</b>');
    const { element } = await render(clickable(inner).replace('et_pb_blurb_0', 'et_pb_row_0'));
    Object.assign(globalThis, { diviElementLinkData: [{ class: 'et_pb_row_0', url: '/outer', target: '_self' }] });
    click(element.querySelector('b') as Element);
    expect(went).toEqual(['go https://example.org/a']);
  });

  it('follows the link once on a page with jQuery', () =>
    withJQuery(async () => {
      const { element } = await render(clickable());
      click(element);
      expect(went).toEqual(['go https://example.org/a']);
    }));

  it.each([
    '<a href="#x">link</a>',
    '<button>button</button>',
    '<input aria-label="Name">',
    '<h5 class="et_pb_toggle_title">title</h5>',
    '<div class="mejs-container"><i>play</i></div>',
    '<div class="flex-control-nav"><i>1</i></div>',
    '<p class="et_pb_contact_field_radio"><i>x</i></p>',
    '<div class="et_pb_fullwidth_header_scroll"><i>x</i></div>',
  ])('does not follow the link on %s', async (inner) => {
    const { element } = await render(clickable(inner));
    const target = element.querySelector('i,a,button,input,h5') as HTMLElement;
    const prevent = (event: Event) => event.preventDefault();
    target.addEventListener('click', prevent);
    click(target);
    expect(went).toEqual([]);
    click(element);
    expect(went.length).toBe(1);
  });
});

describe('an element without a usable entry', () => {
  it('is no link', async () => {
    const { element } = await render(clickable().replace('et_pb_blurb_0', 'et_pb_blurb_7'));
    click(element);
    expect(went).toEqual([]);
    expect(element.hasAttribute('role')).toBe(false);
  });

  it('is reported when the address would run code', async () => {
    const consoleMessages = silence();
    const { element } = await render(clickable(), 'javascript:alert(1)');
    consoleMessages.restore();
    click(element);
    expect(went).toEqual([]);
    expect(consoleMessages.remarks.join()).toContain('Links may not use this address');
  });
});

describe('for the keyboard, an element with link options', () => {
  it('is the link itself when it has no other controls', async () => {
    const { element } = await render(clickable());
    expect(element.getAttribute('role')).toBe('link');
    expect(element.tabIndex).toBe(0);
    key(' ', element);
    expect(went).toEqual([]);
    key('Enter', element);
    expect(went).toEqual(['go https://example.org/a']);
  });

  it('is named after its address when it has no text', async () => {
    const { element } = await render(clickable(''));
    expect(element.getAttribute('aria-label')).toBe('example.org/a');
  });

  it('has an additional link when it has controls, and shows the focus of that link', async () => {
    const { element, find } = await render(clickable('<h4>Blurb</h4><a href="#x">other</a>'));
    expect(element.hasAttribute('role')).toBe(false);
    const link = find('a[data-enliven-ignore]') as HTMLAnchorElement;
    expect(link.textContent).toBe('Blurb');
    expect(link.getAttribute('href')).toBe('https://example.org/a');
    link.focus();
    await nextFrames();
    expect(element.style.outline).not.toBe('');
    link.blur();
    await nextFrames();
    expect(element.style.outline).toBe('');
    click(link);
    expect(went).toEqual(['go https://example.org/a']);
  });
});
