/** Brings maps to life with a stand-in for Google, and takes everything away after each test. */
import { map } from '@enliven/modules';
import { nextFrames, renderBehavior } from '@enliven/testing';
// Fetched before the first test, so that none has to wait for it.
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
    // happy-dom's never tells anything; without one, everything counts as near.
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

/** A script of Google's that fetches nothing; its events are sent by hand. */
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
