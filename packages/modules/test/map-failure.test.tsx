/** Maps without a provider, or with one that fails: the list of places, and new attempts. */
import { click, silence, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { map as markup, removeFakeGoogle } from './map-markup';
import { bringGoogle, configure, google, googleScript, open, render, stageMaps } from './map-stage';

stageMaps();

describe('a map without a provider', () => {
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

  it('lists its center when it has no pins', async () => {
    const { panel } = await render(markup('', '', ''));
    expect(panel()?.querySelector('li')?.textContent).toBe('52.15, 4.3 Open in a map');
  });

  it.each(['', 'data-center-lat="" data-center-lng=""', 'data-center-lat="52.15"'])(
    'lists no place when the author has set none (%s)',
    async (center) => {
      const nowhere = '<div class="et_pb_map_pin" data-lat="" data-lng=""></div>';
      const { panel } = await render(
        `<div class="et_pb_map_container"><div class="et_pb_map" ${center}></div>${nowhere}</div>`,
      );
      expect(panel()?.textContent).toBe('The map cannot be shown right now.');
    },
  );

  it('is drawn when Google’s script loads later', async () => {
    const { status } = await render();
    expect(status()).toContain('cannot be shown');
    bringGoogle();
    googleScript().dispatchEvent(new Event('load'));
    await until(() => google.maps.length > 0 && status() === '');
  });
});

describe('a provider of maps', () => {
  it('waits for the page’s own script', async () => {
    removeFakeGoogle();
    const script = googleScript();
    const { status } = await render();
    expect(status()).toBe('');
    bringGoogle();
    script.dispatchEvent(new Event('load'));
    await until(() => google.maps.length > 0);
  });

  it('is replaced by a list with links when its script fails, and tried again by a button', async () => {
    removeFakeGoogle();
    const consoleMessages = silence();
    const script = googleScript();
    const { panel, status } = await render();
    script.dispatchEvent(new Event('error'));
    await until(() => status() !== '');
    consoleMessages.restore();
    expect(consoleMessages.remarks.join()).toMatch(
      /Google Maps cannot be used: its script could not be fetched.*Check the key/,
    );
    expect(panel()?.querySelector('a')?.getAttribute('href')).toContain('google.com/maps/search/?api=1&query=52.1,4.3');
    bringGoogle();
    click(panel()?.querySelector('button') as Element);
    await until(() => google.maps.length > 0 && status() === '');
  });

  it('is replaced by the list after 10 s without an answer', async () => {
    removeFakeGoogle();
    googleScript();
    const consoleMessages = silence();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { status } = await render();
    await vi.advanceTimersByTimeAsync(9000);
    expect(status()).toBe('');
    await vi.advanceTimersByTimeAsync(2000);
    await until(() => status() !== '');
    consoleMessages.restore();
    expect(consoleMessages.remarks.join()).toContain('no answer within 10 seconds');
  });

  it('is replaced by the list when it refuses the key, and another script’s handler is called too', async () => {
    const consoleMessages = silence();
    const heard = vi.fn();
    vi.stubGlobal('gm_authFailure', heard);
    const { status, stop } = await render();
    expect(status()).toBe('');
    (globalThis as unknown as { gm_authFailure(): void }).gm_authFailure();
    await until(() => status() !== '');
    consoleMessages.restore();
    expect(consoleMessages.remarks.join()).toContain('it refuses the key');
    expect(heard).toHaveBeenCalledTimes(1);
    open.pop();
    await stop();
    expect((globalThis as unknown as { gm_authFailure: unknown }).gm_authFailure).toBe(heard);
  });

  it('is tried again when the browser is online again', async () => {
    removeFakeGoogle();
    const consoleMessages = silence();
    const script = googleScript();
    const { status } = await render();
    script.dispatchEvent(new Event('error'));
    await until(() => status() !== '');
    bringGoogle();
    window.dispatchEvent(new Event('online'));
    await until(() => google.maps.length > 0);
    consoleMessages.restore();
  });

  it('is not used when the site has chosen another one', async () => {
    configure({ provider: 'leaflet' });
    const { status } = await render();
    expect(google.maps).toEqual([]);
    expect(status()).toContain('cannot be shown');
  });
});
