/** Conformance suite for maps. */
import { describeBehavior, nextFrames } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { map } from '../src';
// Fetched before the first test, for the same reason as below.
import '../src/map/drawing';
import '../src/map/google/google-maps';
import { installFakeGoogle, mapCss, map as markup, removeFakeGoogle } from './map-markup';

const made = installFakeGoogle();
const observer = globalThis.IntersectionObserver;

// Without one everything counts as near at once, so that no rule looks at a map that is still loading.
beforeAll(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
afterAll(() => {
  globalThis.IntersectionObserver = observer;
  removeFakeGoogle();
});

describeBehavior(map, {
  html: markup('data-grayscale="60"') + mapCss,
  async act() {
    await nextFrames(4);
    made.markers.at(-1)?.listeners.get('click')?.();
    await nextFrames();
  },
});
