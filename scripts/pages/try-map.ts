/** Looks for a map's places in words: there must be a map, or a link to each place. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon } from './patience';

const isNamed = (map: Element): boolean =>
  map.getAttribute('role') === 'region' && (map.getAttribute('aria-label') ?? '') !== '';

/** As many places in words as pins, and one for a map without. */
const hasPlaces = (map: Element): boolean => {
  const pins = map.querySelectorAll(':scope > .et_pb_map_pin').length;
  return map.querySelectorAll('.enliven-map-places li').length === Math.max(1, pins);
};

const canBeUsed = (map: Element): boolean => {
  const drawn = map.querySelector('.enliven-map :is(.leaflet-pane,.gm-style)');
  const link = map.querySelector<HTMLAnchorElement>('.enliven-map-places a');
  return drawn !== null || /^https:\/\//.test(link?.href ?? '');
};

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryMap(page: Page): Promise<boolean> {
  const map = (await page.$('.et_pb_map_container:has(.et_pb_map)')) as ElementHandle<Element> | null;
  if (!map) return false;
  await map.scrollIntoViewIfNeeded().catch(() => {});
  await expectSoon(page, 'the map is not a named region', map, isNamed);
  await expectSoon(page, 'the places of the map are not listed', map, hasPlaces);
  await expectSoon(page, 'there is neither a map nor a link to its place', map, canBeUsed);
  return true;
}
