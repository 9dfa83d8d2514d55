// Markup of maps with pins.

import type { Print } from './print';
import { rootClass } from './print';

export interface MapPin {
  lat: number;
  lng: number;
  title: string;
  /** HTML of the info window; without it, the pin has no window. */
  words?: string;
}

export interface MapOptions {
  lat: number;
  lng: number;
  zoom: number;
  pins: MapPin[];
  wheel?: boolean;
  dragging?: boolean;
  /** Grayscale in percent for desktops and tablets. */
  grayscale?: [number, number];
}

const pin = ({ lat, lng, title, words }: MapPin): string =>
  `<div class="et_pb_map_pin" data-lat="${lat}" data-lng="${lng}" data-title="${title}"><h3>${title}</h3>${words ? `<div class="infowindow">${words}</div>` : ''}</div>`;

export const map = (print: Print, options: MapOptions): string => {
  const { lat, lng, zoom, pins, wheel = false, dragging = true, grayscale } = options;
  const gray = grayscale ? ` data-grayscale="${grayscale[0]}" data-grayscale-tablet="${grayscale[1]}"` : '';
  const on = (value: boolean): string => (value ? 'on' : 'off');
  // The map has its order class, but no class with the bare name of the module.
  const root = rootClass(print, 'map', ['et_pb_map_container'])
    .replace(/(?<=^| )et_pb_map(?= )/, '')
    .trim();
  return `<div class="${root}"${gray}><div class="et_pb_map" data-center-lat="${lat}" data-center-lng="${lng}" data-zoom="${zoom}" data-mouse-wheel="${on(wheel)}" data-mobile-dragging="${on(dragging)}"></div>${pins.map(pin).join('')}</div>`;
};
