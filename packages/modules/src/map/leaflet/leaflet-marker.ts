/** One pin on a map of tiles, with its window, usable by keyboard. */
/// <reference path="./leaflet-src.d.ts" />
import { phrase } from '@enliven/core';
import type { Map as LeafletMap } from 'leaflet';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Icon } from 'leaflet/src/layer/marker/Icon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { Popup } from 'leaflet/src/layer/Popup.js';
import { MARKER } from '../config';
import type { MapView, Pin } from '../provider';
import { button } from './map-buttons';

const SVG = 'http://www.w3.org/2000/svg';
const DROP = 'M23 2a14 14 0 0 0-14 14c0 10 14 26 14 26s14-16 14-26A14 14 0 0 0 23 2z';

/** Drawn where the page names no picture. */
function drawnIcon(document: Document): DivIcon {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  for (const [name, value] of Object.entries({ d: DROP, fill: '#9c3f1d', stroke: '#fff', 'stroke-width': '2' }))
    path.setAttribute(name, value);
  svg.setAttribute('width', '46');
  svg.setAttribute('height', '43');
  svg.append(path);
  return new DivIcon({
    html: svg as unknown as HTMLElement,
    className: '',
    iconSize: [46, 43],
    iconAnchor: [23, 42],
    popupAnchor: [0, -38],
  });
}

function pictureIcon(picture: string): Icon {
  const { size, foot, head } = MARKER;
  return new Icon({ iconUrl: picture, iconSize: [...size], iconAnchor: [...foot], popupAnchor: [...head] });
}

/** Adds the pin; Enter on it opens its window, Escape closes it, and the focus goes there and back. */
export function addPin(document: Document, map: LeafletMap, { spot, title, content }: Pin, view: MapView): void {
  const icon = view.marker ? pictureIcon(view.marker) : drawnIcon(document);
  const name = title || phrase('pin', 'Place');
  const marker = new Marker([spot.lat, spot.lng], {
    icon,
    title: name,
    alt: name,
    keyboard: Boolean(content),
    interactive: Boolean(content),
  });
  marker.addTo(map);
  const pin = marker.getElement();
  if (!view.marker) pin?.setAttribute('aria-label', name);
  if (!content || !pin) return;

  const words = content();
  const close = button(document, '×', phrase('close', 'Close'), () => marker.closePopup());
  close.className = 'enliven-map-close';
  words.append(close);
  words.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') marker.closePopup();
  });
  marker.bindPopup(new Popup({ closeButton: false, maxWidth: 300 }).setContent(words));
  pin.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') marker.closePopup();
  });
  let back = false;
  marker.on('popupopen', () => {
    back = document.activeElement === pin;
    if (back) close.focus({ preventScroll: true });
    view.onOpen();
  });
  marker.on('popupclose', () => {
    if (back && (words.contains(document.activeElement) || document.activeElement === document.body))
      pin.focus({ preventScroll: true });
  });
}
