/** Maps without a provider, or with one that cannot be used: what there is instead, and when it is tried again. */
import { click, silence, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { map as markup, removeFakeGoogle } from './map-markup';
import { bringGoogle, configure, google, googleScript, open, render, stageMaps } from './map-stage';

stageMaps();

describe('without a provider', () => {
  beforeEach(() => removeFakeGoogle());

  it('lists the places, with links', async () => {
    const { panel, status } = await render();
    expect(status()).toBe('The map cannot be shown right now.');
    expect([...(panel()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'Workshop Open daily Bring a cup Open in a map',
      'Harbour Open daily Bring a cup Open in a map',
    ]);
    expect(panel()?.querySelector('a')?.getAttribute('href')).toContain('openstreetmap.org/?mlat=52.1&mlon=4.3');
    expect(panel()?.querySelector('a')?.getAttribute('aria-label')).toBe('Open in a map: Workshop');
    expect(panel()?.querySelector('button')).toBeNull();
  });

  it('names the centre when there are no pins', async () => {
    const { panel } = await render(markup('', '', ''));
    expect(panel()?.querySelector('li')?.textContent).toBe('52.15, 4.3 Open in a map');
  });

  it.each(['', 'data-center-lat="" data-center-lng=""', 'data-center-lat="52.15"'])(
    'names no place when the author has named none (%s)',
    async (center) => {
      const nowhere = '<div class="et_pb_map_pin" data-lat="" data-lng=""></div>';
      const { panel } = await render(
        `<div class="et_pb_map_container"><div class="et_pb_map" ${center}></div>${nowhere}</div>`,
      );
      expect(panel()?.textContent).toBe('The map cannot be shown right now.');
    },
  );

  it('comes alive when Google’s script comes later', async () => {
    const { status } = await render();
    expect(status()).toContain('cannot be shown');
    bringGoogle();
    googleScript().dispatchEvent(new Event('load'));
    await until(() => google.maps.length > 0 && status() === '');
  });
});

describe('a provider that cannot be used', () => {
  it('waits for the page’s own script, whatever comes first', async () => {
    removeFakeGoogle();
    const script = googleScript();
    const { status } = await render();
    expect(status()).toBe('');
    bringGoogle();
    script.dispatchEvent(new Event('load'));
    await until(() => google.maps.length > 0);
  });

  it('is given up when its script fails, with a link to it, and tried again on demand', async () => {
    removeFakeGoogle();
    const said = silence();
    const script = googleScript();
    const { panel, status } = await render();
    script.dispatchEvent(new Event('error'));
    await until(() => status() !== '');
    said.restore();
    expect(said.remarks.join()).toMatch(/Google Maps cannot be used: its script could not be fetched.*Check the key/);
    expect(panel()?.querySelector('a')?.getAttribute('href')).toContain('google.com/maps/search/?api=1&query=52.1,4.3');
    bringGoogle();
    click(panel()?.querySelector('button') as Element);
    await until(() => google.maps.length > 0 && status() === '');
  });

  it('is given up after 10 seconds of silence', async () => {
    removeFakeGoogle();
    googleScript();
    const said = silence();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { status } = await render();
    await vi.advanceTimersByTimeAsync(9000);
    expect(status()).toBe('');
    await vi.advanceTimersByTimeAsync(2000);
    await until(() => status() !== '');
    said.restore();
    expect(said.remarks.join()).toContain('no answer within 10 seconds');
  });

  it('is given up when it refuses the key, and another script that waits for that hears it too', async () => {
    const said = silence();
    const heard = vi.fn();
    vi.stubGlobal('gm_authFailure', heard);
    const { status, stop } = await render();
    expect(status()).toBe('');
    (globalThis as unknown as { gm_authFailure(): void }).gm_authFailure();
    await until(() => status() !== '');
    said.restore();
    expect(said.remarks.join()).toContain('it refuses the key');
    expect(heard).toHaveBeenCalledTimes(1);
    open.pop();
    await stop();
    expect((globalThis as unknown as { gm_authFailure: unknown }).gm_authFailure).toBe(heard);
  });

  it('is tried again when the connection is back', async () => {
    removeFakeGoogle();
    const said = silence();
    const script = googleScript();
    const { status } = await render();
    script.dispatchEvent(new Event('error'));
    await until(() => status() !== '');
    bringGoogle();
    window.dispatchEvent(new Event('online'));
    await until(() => google.maps.length > 0);
    said.restore();
  });

  it('is not asked when the site has chosen another', async () => {
    configure({ provider: 'leaflet' });
    const { status } = await render();
    expect(google.maps).toEqual([]);
    expect(status()).toContain('cannot be shown');
  });
});
