/** Checks the text of a map's places, and that there is a map or a link to each place. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon } from './patience';

const isNamed = (map: Element): boolean =>
  map.getAttribute('role') === 'region' && (map.getAttribute('aria-label') ?? '') !== '';

/** Whether the list has one place for each pin, or one for a map without pins. */
const hasPlaces = (map: Element): boolean => {
  const pins = map.querySelectorAll(':scope > .et_pb_map_pin').length;
  return map.querySelectorAll('.enliven-map-places li').length === Math.max(1, pins);
};

const canBeUsed = (map: Element): boolean => {
  const drawn = map.querySelector('.enliven-map :is(.leaflet-pane,.gm-style)');
  const link = map.querySelector<HTMLAnchorElement>('.enliven-map-places a');
  return drawn !== null || /^https:\/\//.test(link?.href ?? '');
};

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryMap(page: Page): Promise<boolean> {
  const map = (await page.$('.et_pb_map_container:has(.et_pb_map)')) as ElementHandle<Element> | null;
  if (!map) return false;
  await map.scrollIntoViewIfNeeded().catch(() => {});
  await expectSoon(page, 'the map is not a named region', map, isNamed);
  await expectSoon(page, 'the places of the map are not listed', map, hasPlaces);
  await expectSoon(page, 'there is neither a map nor a link to its place', map, canBeUsed);
  return true;
}
