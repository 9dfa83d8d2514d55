/** Maps with a fake of Google's API: the options it receives, and the names for screen readers. */
import { page } from '@enliven/core';
import { until, withJQuery } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { config } from '../src/map/config';
import { map as markup } from './map-markup';
import { google, open, render, stageMaps } from './map-stage';

/** Returns the newest map and its pins, because StrictMode creates everything twice. */
const newest = () => ({ map: google.maps.at(-1), pins: google.markers.slice(-2), windows: google.windows.slice(-2) });

stageMaps();

describe('a map by Google', () => {
  it('has the options of the markup', async () => {
    await render();
    expect(newest().map?.options).toEqual({
      zoom: 13,
      center: { lat: 52.15, lng: 4.3 },
      mapTypeId: 'roadmap',
      scrollwheel: false,
      draggable: true,
      panControlOptions: { position: 5 },
      zoomControlOptions: { position: 5 },
    });
    expect(newest().map?.changes.at(-1)).toEqual({ styles: [{ stylers: [{ saturation: -0 }] }] });
  });

  it.each([
    ['1e300', { lat: 90, lng: 360, zoom: 22 }],
    ['-1e300', { lat: -90, lng: -360, zoom: 0 }],
    ['Infinity', { lat: 0, lng: 0, zoom: 18 }],
  ])('limits positions and zooms of %s, which would draw tiles without end', (text, { lat, lng, zoom }) => {
    const host = document.createElement('div');
    host.innerHTML = `<div class="et_pb_map" data-center-lat="${text}" data-center-lng="${text}" data-zoom="${text}"></div><div class="et_pb_map_pin" data-lat="${text}" data-lng="${text}"></div>`;
    const { center, zoom: limited, pins } = config(host, page());
    expect({ ...center, zoom: limited }).toEqual({ lat, lng, zoom });
    expect(pins.map(({ spot }) => spot)).toEqual(text === 'Infinity' ? [] : [{ lat, lng }]);
  });

  it('has the theme’s marker, 46 by 43', async () => {
    vi.stubGlobal('et_pb_custom', { builder_images_uri: '/builder' });
    await render();
    const { pins } = newest();
    expect(pins.map(({ options }) => options.title)).toEqual(['Workshop', 'Harbour']);
    expect(pins[0]?.options).toMatchObject({
      position: { lat: 52.1, lng: 4.3 },
      icon: { url: '/builder/marker.png', size: { x: 46, y: 43 }, anchor: { x: 16, y: 43 } },
      shape: { coords: [1, 1, 46, 43], type: 'rect' },
      anchorPoint: { x: 0, y: -45 },
    });
  });

  it('shows one info window at a time with the texts of the pin, and closes it by a click on the map', async () => {
    await render();
    const { map: drawn, pins, windows } = newest();
    const content = windows[0]?.options.content as HTMLElement;
    expect(content.querySelector('h3')?.textContent).toBe('Workshop');
    expect(content.querySelector('.infowindow p')?.textContent).toBe('Open daily');
    expect(content.querySelector('[id]')).toBeNull();
    pins[0]?.listeners.get('click')?.();
    pins[1]?.listeners.get('click')?.();
    expect(windows.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    drawn?.listeners.get('click')?.();
    expect(windows.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  it('has no info window for a pin without texts', async () => {
    const bare = '<div class="et_pb_map_pin" data-lat="1" data-lng="2" data-title=""></div>';
    await render(markup('', '', bare + bare));
    expect(google.windows).toEqual([]);
    expect(newest().pins[0]?.listeners.has('click')).toBe(false);
  });

  it('dispatches mouse events for hover content when an info window opens', async () => {
    const { element } = await render();
    await until(() => newest().pins[1]?.listeners.has('click') === true);
    // Without repetitions: StrictMode mounts the effect twice, and the first pause may end before that.
    const heard: string[] = [];
    for (const type of ['mouseleave', 'mouseenter'])
      element.addEventListener(type, () => void (heard.at(-1) !== type && heard.push(type)));
    newest().pins[0]?.listeners.get('click')?.();
    expect(heard).toEqual(['mouseleave']);
    await until(() => heard.length === 2);
    newest().pins[1]?.listeners.get('click')?.();
    await until(() => heard.join() === 'mouseleave,mouseenter,mouseleave,mouseenter');
  });

  it.each([
    ['data-mobile-dragging="off"', false],
    ['data-mobile-dragging="on"', true],
    ['', true],
  ])('is draggable on a phone with %j: %s', async (settings, draggable) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/140 happy');
    await render(markup('', settings));
    expect(newest().map?.options).toMatchObject({ draggable, scrollwheel: true });
  });

  it('has the grayscale of the breakpoint, and is not drawn again when the breakpoint changes', async () => {
    const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200);
    await render(markup('data-grayscale="60" data-grayscale-tablet="30"'));
    const { map: drawn } = newest();
    const saturation = () => JSON.stringify(drawn?.changes.at(-1));
    expect(saturation()).toContain('"saturation":-60');
    const count = google.maps.length;
    width.mockReturnValue(500);
    window.dispatchEvent(new Event('resize'));
    await until(() => saturation().includes('"saturation":-30'));
    expect(google.maps).toHaveLength(count);
  });

  it('has its zoom buttons at the bottom below a transparent header', async () => {
    await render(markup().replace('et_pb_map_container', 'et_pb_map_container et_beneath_transparent_nav'));
    expect(newest().map?.options).toMatchObject({ zoomControlOptions: { position: 6 } });
  });

  it.each([
    ['no centre', '', { center: { lat: 0, lng: 0 }, zoom: 18 }],
    ['nonsense', 'data-center-lat="x" data-center-lng="" data-zoom="near"', { center: { lat: 0, lng: 0 }, zoom: 18 }],
  ])('is centered at 0, 0 with %s', async (_, settings, expected) => {
    await render(`<div class="et_pb_map_container"><div class="et_pb_map" ${settings}></div></div>`);
    expect(newest().map?.options).toMatchObject(expected);
  });

  it('stores its map in jQuery’s data of the element, and removes it at the end', async () => {
    await withJQuery(async ($) => {
      const { element, stop } = await render();
      expect($(element).data('map')).toBe(newest().map);
      open.pop();
      await stop();
      expect($(element).data('map')).toBeUndefined();
      expect(newest().pins.every(({ removed }) => removed)).toBe(true);
    });
  });

  it('imports the libraries of newer versions of the API', async () => {
    const parts = { ...(globalThis as { google?: { maps: object } }).google?.maps };
    const libraries: string[] = [];
    const maps: Record<string, unknown> = {
      importLibrary: async (name: string) => {
        libraries.push(name);
        Object.assign(maps, parts);
      },
    };
    vi.stubGlobal('google', { maps });
    await render();
    expect(new Set(libraries)).toEqual(new Set(['maps', 'marker']));
    expect(google.maps.length).toBeGreaterThan(0);
  });

  it('sets data-map-initialized on Divi 5, and a class on pages with parallax', async () => {
    const { element, stop } = await render(`<div class="et_flex_section et_parallax_bg"></div>${markup()}`);
    expect(element.getAttribute('data-map-initialized')).toBe('true');
    expect(document.body.classList.contains('parallax-map-support')).toBe(true);
    open.pop();
    await stop();
    expect(document.body.classList.contains('parallax-map-support')).toBe(false);
  });
});

describe('a map far from the window', () => {
  it('loads no provider', async () => {
    let tell = (_: object[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(listener: typeof tell) {
          tell = listener;
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const { element } = await render();
    expect(google.maps).toEqual([]);
    tell([{ target: element, isIntersecting: true }]);
    await until(() => google.maps.length > 0);
  });
});

describe('for screen readers, a map', () => {
  it('is a named region with a list of its places', async () => {
    const { element, panel } = await render();
    expect([element.getAttribute('role'), element.getAttribute('aria-label')]).toEqual([
      'region',
      'Map: Workshop, Harbour',
    ]);
    expect(panel()?.textContent).toContain('Workshop Open daily');
    expect(panel()?.style.position).toBe('absolute');
    expect(panel()?.querySelector('a,button')).toBeNull();
  });
});
