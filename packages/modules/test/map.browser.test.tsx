/** Maps of tiles, drawn by Leaflet in a browser with tiles from data URLs. */
import { map } from '@enliven/modules';
import { click, html, key, nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mapCss, map as markup } from './map-markup';

const open: (() => Promise<void>)[] = [];
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  document.querySelector('#enliven-config')?.remove();
});

function configure(tiles = `${PIXEL}#{z}/{x}/{y}`): void {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'enliven-config' });
  const attribution = { attribution: 'Tiles by the harbour office', attributionUrl: '/tiles' };
  block.textContent = JSON.stringify({ map: { tiles, ...attribution } });
  document.head.append(block);
}

async function render(inner = markup('data-grayscale="60"')) {
  const { element, stop } = await renderBehavior(map, inner + mapCss);
  open.push(stop);
  const find = <E extends HTMLElement>(selector: string) => element.querySelector<E>(selector) as E;
  const pins = () => [...element.querySelectorAll<HTMLElement>('.leaflet-marker-icon')];
  return { element, stop, find, pins, drawn: () => until(() => pins().length > 0) };
}

describe('a map of tiles', () => {
  it('fills its box with grayscale tiles, with pins at their places', async () => {
    configure();
    const { find, pins, drawn } = await render();
    await drawn();
    const box = find('.et_pb_map').getBoundingClientRect();
    expect(find('.enliven-map').getBoundingClientRect()).toMatchObject({ width: box.width, height: box.height });
    await until(() => find('.leaflet-tile-loaded') !== null);
    expect(find('.leaflet-tile-pane').style.filter).toBe('grayscale(60%)');
    const middle = (pin: HTMLElement | undefined) => (pin?.getBoundingClientRect().left ?? 0) + 23;
    expect(Math.abs(middle(pins()[0]) - (box.left + box.width / 2))).toBeLessThan(2);
    // North is up.
    const [south, north] = pins().map((pin) => pin.getBoundingClientRect().top);
    expect(north).toBeLessThan(south ?? 0);
  });

  it('opens an info window by keyboard, and moves focus into it and back', async () => {
    configure();
    const { find, pins, drawn } = await render();
    await drawn();
    const pin = pins()[0] as HTMLElement;
    expect([pin.tabIndex, pin.getAttribute('role'), pin.getAttribute('aria-label')]).toEqual([0, 'button', 'Workshop']);
    pin.focus();
    pin.dispatchEvent(new KeyboardEvent('keypress', { key: 'Enter', keyCode: 13, bubbles: true }));
    await until(() => find('.leaflet-popup') !== null);
    expect(find('.leaflet-popup').textContent).toContain('Open daily');
    expect(document.activeElement).toBe(find('.enliven-map-close'));
    key('Escape');
    await until(() => find('.leaflet-popup') === null);
    expect(document.activeElement).toBe(pin);
  });

  it('opens an info window that points at its pin', async () => {
    configure();
    const { find, pins, drawn } = await render();
    await drawn();
    click(pins()[0] as HTMLElement);
    await until(() => find('.leaflet-popup') !== null);
    await nextFrames(20);
    const pin = pins()[0]?.getBoundingClientRect() as DOMRect;
    const tip = find('.leaflet-popup-tip').getBoundingClientRect();
    // The theme's marker is anchored 16 px from its left and 43 px from its top; ours is centered on its place.
    expect(Math.abs(tip.left + tip.width / 2 - (pin.left + 23))).toBeLessThan(3);
    expect(tip.bottom).toBeLessThan(pin.top + 12);
    expect(tip.bottom).toBeGreaterThan(pin.top - 12);
  });

  it('shows one info window at a time', async () => {
    configure();
    const { element, pins, drawn } = await render();
    await drawn();
    for (const pin of pins()) {
      click(pin);
      await nextFrames(2);
    }
    await until(() => element.querySelectorAll('.leaflet-popup').length === 1);
    expect(element.querySelector('.leaflet-popup h3')?.textContent).toBe('Harbour');
  });

  it('zooms by buttons, and shows the attribution of the tiles', async () => {
    configure();
    const { element, find, drawn } = await render();
    await drawn();
    const [closer, farther] = element.querySelectorAll<HTMLButtonElement>('.enliven-map-zoom button');
    expect([closer?.getAttribute('aria-label'), farther?.getAttribute('aria-label')]).toEqual(['Zoom in', 'Zoom out']);
    click(closer as Element);
    await until(() =>
      [...element.querySelectorAll<HTMLImageElement>('.leaflet-tile')].some(({ src }) => src.includes('#14/')),
    );
    expect(find<HTMLAnchorElement>('.enliven-map-from a').textContent).toBe('Tiles by the harbour office');
  });

  it('follows the size of its box', async () => {
    configure();
    const { find, drawn, pins } = await render();
    await drawn();
    const before = pins()[0]?.getBoundingClientRect().left ?? 0;
    find('.et_pb_map').style.width = '300px';
    await until(() => Math.abs((pins()[0]?.getBoundingClientRect().left ?? 0) - (before - 100)) < 2);
  });

  it('is replaced by the list of places when no tile can be fetched', async () => {
    const consoleMessages = silence();
    configure('data:image/gif;base64,broken#{z}/{x}/{y}');
    const { find } = await render();
    await until(() => find('[role=status]')?.textContent !== '');
    await until(() => find('.leaflet-pane') === null);
    consoleMessages.restore();
    expect(consoleMessages.remarks.join()).toMatch(/Leaflet cannot be used: none of its tiles could be fetched/);
    expect(find('.enliven-map-places a').getBoundingClientRect().height).toBeGreaterThan(10);
  });

  it('is removed without a trace, including its style sheet', async () => {
    configure();
    const inner = html`<main>${markup()}</main>`;
    const { element, stop, drawn } = await render(inner);
    const server = new DOMParser().parseFromString(inner, 'text/html').body.innerHTML;
    await drawn();
    expect(document.adoptedStyleSheets.length).toBe(1);
    open.pop();
    await stop();
    expect(element.parentElement?.outerHTML).toBe(server);
    expect(document.adoptedStyleSheets.length).toBe(0);
  });
});

describe('a hidden map of tiles', () => {
  it('is drawn in its real size when it is shown', async () => {
    configure();
    const { pins, find } = await render(html`<section hidden>${markup()}</section>`);
    await nextFrames(6);
    expect(pins()).toEqual([]);
    (document.querySelector('section') as HTMLElement).hidden = false;
    await until(() => pins().length === 2);
    expect(find('.enliven-map').clientWidth).toBe(500);
  });
});
