/** Multi-view on hover, on a touch screen and with focus. */
import { describe, expect, it } from 'vitest';
import { attr, find, type More, mountAll, point, settle } from './support/multi-view-page';
import { setWidth } from './support/width';

describe('the hover version of multi-view content', () => {
  const blurb = (name: string, inner = '', more: More = {}) =>
    `<div class="et_pb_module ${name}"><h4 ${attr({ content: { desktop: name, hover: `${name}!` } }, more)}>${name}</h4>${inner}</div>`;
  const texts = () => [...document.querySelectorAll('h4')].map(({ textContent }) => textContent);

  it('shows while its own module is hovered', async () => {
    const { before, stop } = await mountAll(blurb('a') + blurb('b'));
    expect(find('.a').className).toContain('et_multi_view__hover_selector');
    await point(find('.a'));
    expect(texts()).toEqual(['a!', 'b']);
    expect(find('.a').className).toContain('et_multi_view__hovered');
    await point(find('.b h4'));
    expect(texts()).toEqual(['a', 'b!']);
    expect(find('.a').className).not.toContain('et_multi_view__hovered');
    await point(document.body);
    expect(texts()).toEqual(['a', 'b']);
    await point(find('.a'));
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('shows in the hovered module, in the modules within it and in the module around it', async () => {
    await mountAll(blurb('a', blurb('b') + blurb('c')));
    await point(find('.b'));
    expect(texts()).toEqual(['a!', 'b!', 'c']);
    await point(find('.a'));
    expect(texts()).toEqual(['a!', 'b!', 'c!']);
    expect(document.querySelectorAll('.et_multi_view__hovered').length).toBe(1);
    await point(document.body);
    expect(texts()).toEqual(['a', 'b', 'c']);
  });

  it('shows for a hover selector within the module, but not outside', async () => {
    const text = attr({ content: { desktop: 'a', hover: 'a!' } }, { hover_selector: '.near' });
    await mountAll(
      `<div class="far near">x</div><div class="et_pb_module"><b class="near">y</b><p ${text}>a</p></div>`,
    );
    const shown = () => find('p').textContent;
    await point(find('.far'));
    expect(shown()).toBe('a');
    expect(find('.far').className).toBe('far near');
    await point(find('p'));
    expect(shown()).toBe('a');
    await point(find('b'));
    expect(shown()).toBe('a!');
  });

  it.each(['.nowhere', '('])(
    'shows while the module is hovered if the selector %j matches nothing',
    async (selector) => {
      await mountAll(blurb('a', '', { hover_selector: selector }));
      await point(find('.a'));
      expect(texts()).toEqual(['a!']);
    },
  );

  it('is hidden when the device changes', async () => {
    await mountAll(blurb('a'));
    await point(find('.a'));
    expect(texts()).toEqual(['a!']);
    await setWidth(400);
    expect(texts()).toEqual(['a']);
  });

  it('is toggled by taps on content that is replaced', async () => {
    const text = attr({ content: { desktop: '<p>rest</p>', hover: '<p>tapped</p>' } });
    await mountAll(`<div class="et_pb_module"><div class="t" ${text}><p>rest</p></div></div>`);
    const states: string[] = [];
    for (let taps = 0; taps < 4; taps++) {
      const target = find('.t p');
      for (const type of ['pointerdown', 'pointerup', 'click'])
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
      await settle();
      states.push(`${find('.t').textContent} ${document.querySelectorAll('.et_multi_view__hovered').length}`);
    }
    expect(states).toEqual(['tapped 1', 'rest 0', 'tapped 1', 'rest 0']);
  });

  it('is toggled by taps, and hidden by a tap elsewhere', async () => {
    await mountAll(`${blurb('a', '<a href="#x">link</a><i>i</i>')}<p>out</p>`);
    const tap = async (selector: string) => {
      find(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      find(selector).dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await settle();
      return texts()[0];
    };
    expect(await tap('.a i')).toBe('a!');
    expect(await tap('.a i')).toBe('a');
    expect(await tap('.a i')).toBe('a!');
    expect(await tap('p')).toBe('a');
    expect(await tap('.a a')).toBe('a');
    const threw: unknown[] = [];
    const note = ({ error }: ErrorEvent) => threw.push(error);
    window.addEventListener('error', note);
    for (const type of ['pointerover', 'pointerdown', 'click', 'focusin'])
      document.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    await settle();
    window.removeEventListener('error', note);
    expect(threw).toEqual([]);
  });

  it('shows on keyboard focus, and keeps focus in the replaced content', async () => {
    const content = {
      desktop: '<a href="#d">d</a> <a href="#e">e</a>',
      hover: '<a href="#h">h</a> <a href="#i">i</a>',
    };
    await mountAll(`<div class="et_pb_module"><div class="t" ${attr({ content })}><a href="#d">d</a> <a href="#e">e</a></div></div>
      <div class="et_pb_module n"><div class="u" ${attr({ content: { desktop: '<a href="#d">d</a>', hover: 'nothing' } })}><a href="#d">d</a></div></div>`);
    (find('.t').lastElementChild as HTMLElement).focus();
    await settle();
    await settle();
    expect(find('.t').textContent).toBe('h i');
    expect(document.activeElement?.textContent).toBe('i');
    find('.u a').focus();
    await settle();
    await settle();
    expect(document.activeElement).toBe(find('.u a'));
    expect(find('.t').textContent).toBe('d e');
  });

  it('does not affect typed text, which survives a change of the device', async () => {
    await mountAll(
      `<div ${attr({ content: { desktop: '<input name="q">', phone: '<a href="#p">p</a>' } })}><input name="q"></div>`,
    );
    const input = find('input') as HTMLInputElement;
    input.value = 'typed';
    input.focus();
    await setWidth(400);
    expect(document.activeElement).toBe(find('a'));
    await setWidth(1200);
    expect(document.activeElement).toBe(input);
    expect((find('input') as HTMLInputElement).value).toBe('typed');
  });
});
