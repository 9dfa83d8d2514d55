/** Addresses of places on maps of others, for when there is none here. */
import type { Spot } from './provider';

/** @param google the site uses Google's maps, so the link leads there too */
export function placeLink({ lat, lng }: Spot, zoom: number, google: boolean): string {
  return google
    ? `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
    : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
}
