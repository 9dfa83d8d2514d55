/** Maps that mount with a fake of Google Maps, and cleanup after each test. */
import { map } from '@enliven/modules';
import { nextFrames, renderBehavior } from '@enliven/testing';
// Loaded before the first test, so that no test waits for it.
import '../src/map/drawing';
import '../src/map/google/google-maps';
import { afterEach, beforeEach, vi } from 'vitest';
import { type FakeGoogle, installFakeGoogle, mapCss, map as markup, removeFakeGoogle } from './map-markup';

export const open: (() => Promise<void>)[] = [];
/** Stand-in for Google Maps, with the objects that it has created in this test. */
export let google: FakeGoogle;

export function bringGoogle(): void {
  google = installFakeGoogle();
}

export function stageMaps(): void {
  beforeEach(() => {
    // happy-dom's observer never notifies; without an observer, all elements count as near.
    vi.stubGlobal('IntersectionObserver', undefined);
    bringGoogle();
  });
  afterEach(async () => {
    for (const stop of open.splice(0)) await stop();
    removeFakeGoogle();
    document.body.innerHTML = '';
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

export async function render(page = markup()) {
  const { element, stop } = await renderBehavior(map, page + mapCss);
  open.push(stop);
  await nextFrames(4);
  const panel = () => element.querySelector<HTMLElement>('.enliven-map-places > div');
  return { element, stop, panel, status: () => panel()?.querySelector('[role=status]')?.textContent };
}

/** Inserts Google's script tag without a request. The test dispatches its events. */
export const googleScript = () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', 'https://maps.googleapis.com/maps/api/js?key=none');
  document.head.append(script);
  return script;
};

export const configure = (options: object) => {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'enliven-config' });
  block.textContent = JSON.stringify({ map: options });
  document.head.append(block);
};
