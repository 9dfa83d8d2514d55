/** Maps keep to the rules every behavior keeps to. */
import { describeBehavior, nextFrames } from '@enliven/testing';
import { map } from '../src';
import { installFakeGoogle, mapCss, map as markup } from './map-markup';

// happy-dom's never tells anything; without one, everything counts as near.
if ('happyDOM' in globalThis) Reflect.deleteProperty(globalThis, 'IntersectionObserver');
const made = installFakeGoogle();

describeBehavior(map, {
  html: markup('data-grayscale="60"') + mapCss,
  async act() {
    await nextFrames(4);
    made.markers.at(-1)?.listeners.get('click')?.();
    await nextFrames();
  },
});
