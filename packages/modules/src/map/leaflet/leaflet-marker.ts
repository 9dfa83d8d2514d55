/** One pin on a map of tiles, with its window, usable by keyboard. */
/// <reference path="./leaflet-src.d.ts" />
import { phrase } from '@enliven/core';
import type { Map as LeafletMap } from 'leaflet';
import { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Icon } from 'leaflet/src/layer/marker/Icon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { Popup } from 'leaflet/src/layer/Popup.js';
import { MARKER, type MapView, type Pin } from '../config';
import type { MapOptions } from '../drawing';

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

/** What stands on a map of tiles: buttons that zoom, and whom the tiles are from. Leaflet's own would be HTML as text. */
function button(document: Document, sign: string, label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = sign;
  made.setAttribute('aria-label', label);
  made.addEventListener('click', onPress);
  return made;
}

export function addZoom(place: HTMLElement, map: LeafletMap, at: MapView['controls']): void {
  const { ownerDocument } = place;
  const group = ownerDocument.createElement('div');
  group.className = 'enliven-map-zoom';
  group.style[at] = at === 'top' ? '10px' : '30px';
  const closer = button(ownerDocument, '+', phrase('zoom_in', 'Zoom in'), () => map.zoomIn());
  const farther = button(ownerDocument, '−', phrase('zoom_out', 'Zoom out'), () => map.zoomOut());
  const mark = () => {
    closer.disabled = map.getZoom() >= map.getMaxZoom();
    farther.disabled = map.getZoom() <= map.getMinZoom();
  };
  map.on('zoomend', mark);
  mark();
  group.append(closer, farther);
  disableClickPropagation(group);
  place.append(group);
}

export function addAttribution(place: HTMLElement, { attribution, attributionUrl }: MapOptions): void {
  if (!attribution) return;
  const { ownerDocument } = place;
  const line = ownerDocument.createElement('div');
  line.className = 'enliven-map-from';
  const words = ownerDocument.createElement(attributionUrl && /^(https?:)?\//.test(attributionUrl) ? 'a' : 'span');
  if (attributionUrl) words.setAttribute('href', attributionUrl);
  words.textContent = attribution;
  line.append(words);
  place.append(line);
}
