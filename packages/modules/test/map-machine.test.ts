/** Map machine, and a map's options, grayscale values and links. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { grayFor } from '../src/map/config';
import { mapOptions } from '../src/map/drawing';
import { initialMap, type MapState, mapMachine, placeLink } from '../src/map/places';

describe('mapMachine', () => {
  const loading: MapState = { phase: 'loading', provider: 0, round: 0 };
  const failed: MapState = { phase: 'failed', provider: 1, round: 0 };

  it('loads no provider until the map is near, and fails without providers', () => {
    expect(mapMachine(initialMap, { type: 'drawn' })).toBe(initialMap);
    expect(mapMachine(initialMap, { type: 'fail', providers: 2 })).toBe(initialMap);
    expect(mapMachine(initialMap, { type: 'near', providers: 2 })).toEqual(loading);
    expect(mapMachine(initialMap, { type: 'near', providers: 0 }).phase).toBe('failed');
    expect(mapMachine(loading, { type: 'near', providers: 2 })).toBe(loading);
  });

  it('loads the next provider when one fails, also after the map was drawn', () => {
    const second = { phase: 'loading', provider: 1, round: 0 };
    expect(mapMachine(loading, { type: 'fail', providers: 2 })).toEqual(second);
    expect(mapMachine({ ...loading, phase: 'drawn' }, { type: 'fail', providers: 2 })).toEqual(second);
    expect(mapMachine({ ...loading, provider: 1 }, { type: 'fail', providers: 2 }).phase).toBe('failed');
    expect(mapMachine(failed, { type: 'fail', providers: 2 })).toBe(failed);
  });

  it('starts again with the first provider, in a new round', () => {
    expect(mapMachine(failed, { type: 'retry', providers: 2 })).toEqual({ phase: 'loading', provider: 0, round: 1 });
    expect(mapMachine(failed, { type: 'retry', providers: 0 })).toBe(failed);
    expect(mapMachine(loading, { type: 'retry', providers: 2 })).toBe(loading);
  });
});

describe('mapOptions', () => {
  /** Stubs a page with the given configuration. */
  const configure = (text: string) =>
    void vi.stubGlobal('document', { getElementById: () => ({}), querySelectorAll: () => [{ textContent: text }] });
  afterEach(() => vi.unstubAllGlobals());

  it('reads the site’s configuration', () => {
    const map = { provider: 'leaflet', key: 'k', tiles: '/{z}/{x}/{y}.png', attribution: 'A', attributionUrl: '/a' };
    configure(JSON.stringify({ map: { ...map, maxZoom: '16' } }));
    expect(mapOptions()).toEqual({ ...map, maxZoom: 16 });
  });

  it.each(['', '{', '[]', 'null', '{"map":7}', '{"map":{"provider":"other","tiles":[],"key":{}}}'])(
    'ignores the malformed configuration %j',
    (text) => {
      configure(text);
      expect(mapOptions()).toMatchObject({
        provider: undefined,
        key: undefined,
        tiles: undefined,
        maxZoom: 19,
      });
    },
  );
});

describe('grayFor', () => {
  it.each([
    [{ base: 60, tablet: 30, phone: 10 }, [60, 30, 10]],
    [{ base: 60, tablet: 30, phone: undefined }, [60, 30, 30]],
    [{ base: 60, tablet: undefined, phone: undefined }, [60, 60, 60]],
    [{ base: undefined, tablet: undefined, phone: 10 }, [0, 0, 10]],
  ])('for %j on desktop, tablet and phone is %j', (grays, expected) => {
    expect(['desktop', 'tablet', 'phone'].map((name) => grayFor(grays, name))).toEqual(expected);
    expect(grayFor(grays, 'phoneWide')).toBe(expected[2]);
    expect(grayFor(grays, 'widescreen')).toBe(expected[0]);
  });
});

describe('placeLink', () => {
  it('leads to the maps that the site uses', () => {
    expect(placeLink({ lat: 1.5, lng: -2 }, 9, true)).toBe('https://www.google.com/maps/search/?api=1&query=1.5,-2');
    expect(placeLink({ lat: 1.5, lng: -2 }, 9, false)).toBe(
      'https://www.openstreetmap.org/?mlat=1.5&mlon=-2#map=9/1.5/-2',
    );
  });
});
