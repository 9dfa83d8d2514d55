/** Toggle: presses, keys, names and events (docs/reference/toggles-and-accordions.md#toggles). */
import { click, finishAnimations, html, key, nextFrames, renderBehavior, silence, touch } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { toggle } from '../src';
import { css, toggle as markup } from './markup';

const open: (() => Promise<void>)[] = [];

async function render(page: string) {
  const { element, stop } = await renderBehavior(toggle, page + css);
  open.push(stop);
  const title = element.querySelector('.et_pb_toggle_title') as HTMLElement;
  const content = element.querySelector('.et_pb_toggle_content') as HTMLElement;
  return { element, title, content, button: () => title.querySelector('[data-enliven-button]') as HTMLElement };
}

afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});

const state = ({ classList }: Element) => [...classList].filter((name) => /_(open|close)$/.test(name));

describe('toggle', () => {
  it('sets its inline display at once when it opens, and its class when the slide has ended', async () => {
    const { element, title, content } = await render(markup());
    click(title);
    await nextFrames();
    expect(content.style.display).toBe('block');
    expect(state(element)).toEqual(['et_pb_toggle_close']);
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_open']);
    expect(content.getAttribute('style')).toMatch(/display: block/);
  });

  it('changes its class and inline display when the closing slide has ended', async () => {
    const { element, title, content } = await render(markup('open'));
    click(title);
    await nextFrames();
    expect(state(element)).toEqual(['et_pb_toggle_open']);
    expect(content.style.display).toBe('block');
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_close']);
    expect(content.style.display).toBe('none');
  });

  it('has no inline display until it is pressed', async () => {
    const { content } = await render(markup('open'));
    expect(content.hasAttribute('style')).toBe(false);
  });

  it('ignores presses while it slides, and does not queue them', async () => {
    const { element, title } = await render(markup());
    click(title);
    await nextFrames();
    click(title);
    click(title);
    await finishAnimations();
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_open']);
  });

  it('opens and closes repeatedly', async () => {
    const { element, title } = await render(markup());
    for (const expected of ['open', 'close', 'open', 'close']) {
      click(title);
      await finishAnimations();
      expect(state(element)).toEqual([`et_pb_toggle_${expected}`]);
    }
  });

  it('opens with a tap', async () => {
    const { element, title } = await render(markup());
    touch(title);
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_open']);
  });

  it('has a button in its heading, with name, state and aria-controls', async () => {
    const { title, content, button } = await render(markup());
    expect(title.localName).toBe('h5');
    expect(title.hasAttribute('role')).toBe(false);
    expect(button().getAttribute('role')).toBe('button');
    expect(button().tabIndex).toBe(0);
    expect(button().textContent).toBe('How long does delivery take?');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(button().getAttribute('aria-controls')).toBe(content.id);
  });

  it.each(['Enter', ' '])('opens with the key "%s", once per press', async (name) => {
    const { element, button } = await render(markup());
    button().focus();
    expect(key(name, button())).toBe(false);
    await nextFrames();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    key(name, button(), { repeat: true });
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_open']);
    key('a', button());
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_open']);
  });

  it('dispatches events when it has opened and closed', async () => {
    const { element, title } = await render(markup());
    const types: string[] = [];
    const record = ({ type }: Event) => void types.push(type);
    for (const type of ['enliven:open', 'enliven:close']) document.addEventListener(type, record);
    click(title);
    await nextFrames();
    expect(types).toEqual([]);
    await finishAnimations();
    click(title);
    await finishAnimations();
    expect(types).toEqual(['enliven:open', 'enliven:close']);
    for (const type of ['enliven:open', 'enliven:close']) document.removeEventListener(type, record);
    expect(element.isConnected).toBe(true);
  });

  it('does not affect a toggle inside it', async () => {
    const { element, title, content } = await render(markup('close', markup('close').replace('id="shipping"', '')));
    const inner = content.querySelector('.et_pb_toggle') as HTMLElement;
    click(title);
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_open']);
    expect(state(inner)).toEqual(['et_pb_toggle_close']);
    expect((inner.querySelector('.et_pb_toggle_content') as HTMLElement).style.display).toBe('');
    click(inner.querySelector('.et_pb_toggle_title') as Element);
    await finishAnimations();
    expect(state(inner)).toEqual(['et_pb_toggle_open']);
    expect(state(element)).toEqual(['et_pb_toggle_open']);
  });

  it.each([
    ['et_flex_module', 'flex'],
    ['et_grid_module', 'grid'],
  ])('displays Divi 5 content with %s as %s', async (name, display) => {
    const { title, content } = await render(markup().replace('clearfix', name));
    click(title);
    await finishAnimations();
    expect(content.style.display).toBe(display);
  });

  it('ignores an element that belongs to the builder of Divi 5', async () => {
    const { element, title } = await render(markup().replace('id="shipping"', 'data-id="7"'));
    click(title);
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_close']);
  });

  it('keeps a link in the title, with a button beside it', async () => {
    const { element, title, button } = await render(
      markup().replace('How long does delivery take?', 'About <a href="#delivery">delivery</a>'),
    );
    const link = title.querySelector('a') as HTMLElement;
    expect(button().getAttribute('role')).toBe('button');
    expect(button().getAttribute('aria-label')).toBe('About delivery');
    expect(button().contains(link)).toBe(false);
    expect(click(link)).toBe(true);
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_open']);
    button().click();
    await finishAnimations();
    expect(state(element)).toEqual(['et_pb_toggle_close']);
  });

  it('has its button in a heading inside the title', async () => {
    const { title, button } = await render(
      markup().replace(/<h5.*<\/h5>/, html`<div class="et_pb_toggle_title"><h3>Delivery</h3></div>`),
    );
    expect(button().parentElement?.localName).toBe('h3');
    expect(title.localName).toBe('div');
  });

  it('keeps its button when other scripts replace the title’s text', async () => {
    const { title, button } = await render(markup());
    title.textContent = 'Delivery';
    await nextFrames();
    expect(button().textContent).toBe('Delivery');
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['et_pb_toggle_title', 'et_pb_toggle_content'])('is reported when .%s is missing', async (name) => {
    const logged = silence();
    const { element } = await renderBehavior(toggle, markup().replace(name, 'other'));
    logged.restore();
    expect(logged.errors).toEqual([]);
    expect(logged.remarks.join()).toContain(`[enliven/modules] toggle on "#shipping": no .${name} inside`);
    expect(element.querySelector('[data-enliven-button]')).toBeNull();
  });
});
