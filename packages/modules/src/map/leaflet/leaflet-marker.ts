/** Pins with popups, zoom buttons and attribution of a Leaflet map, usable by keyboard. */
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

/** Creates an SVG icon, for pages without a marker image. */
function createSvgIcon(document: Document): DivIcon {
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

function createImageIcon(address: string): Icon {
  const { size, foot, head } = MARKER;
  return new Icon({ iconUrl: address, iconSize: [...size], iconAnchor: [...foot], popupAnchor: [...head] });
}

/** Adds a pin. Enter opens its popup, Escape closes it; the focus moves into the popup and back. */
export function addPin(document: Document, map: LeafletMap, { spot, title, content }: Pin, view: MapView): void {
  const icon = view.marker ? createImageIcon(view.marker) : createSvgIcon(document);
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

  const popupContent = content();
  const close = createButton(document, '×', phrase('close', 'Close'), () => marker.closePopup());
  close.className = 'enliven-map-close';
  popupContent.append(close);
  popupContent.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') marker.closePopup();
  });
  marker.bindPopup(new Popup({ closeButton: false, maxWidth: 300 }).setContent(popupContent));
  pin.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') marker.closePopup();
  });
  let wasFocused = false;
  marker.on('popupopen', () => {
    wasFocused = document.activeElement === pin;
    if (wasFocused) close.focus({ preventScroll: true });
    view.onOpen();
  });
  marker.on('popupclose', () => {
    if (wasFocused && (popupContent.contains(document.activeElement) || document.activeElement === document.body))
      pin.focus({ preventScroll: true });
  });
}

/** Creates a button. Leaflet's own controls would insert HTML strings. */
function createButton(document: Document, sign: string, label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  return button;
}

/** Adds the zoom buttons. */
export function addZoom(container: HTMLElement, map: LeafletMap, position: MapView['controls']): void {
  const { ownerDocument } = container;
  const group = ownerDocument.createElement('div');
  group.className = 'enliven-map-zoom';
  group.style[position] = position === 'top' ? '10px' : '30px';
  const zoomIn = createButton(ownerDocument, '+', phrase('zoom_in', 'Zoom in'), () => map.zoomIn());
  const zoomOut = createButton(ownerDocument, '−', phrase('zoom_out', 'Zoom out'), () => map.zoomOut());
  const updateDisabled = () => {
    zoomIn.disabled = map.getZoom() >= map.getMaxZoom();
    zoomOut.disabled = map.getZoom() <= map.getMinZoom();
  };
  map.on('zoomend', updateDisabled);
  updateDisabled();
  group.append(zoomIn, zoomOut);
  disableClickPropagation(group);
  container.append(group);
}

/** Adds the attribution of the tiles. */
export function addAttribution(container: HTMLElement, { attribution, attributionUrl }: MapOptions): void {
  if (!attribution) return;
  const { ownerDocument } = container;
  const line = ownerDocument.createElement('div');
  line.className = 'enliven-map-from';
  const text = ownerDocument.createElement(attributionUrl && /^(https?:)?\//.test(attributionUrl) ? 'a' : 'span');
  if (attributionUrl) text.setAttribute('href', attributionUrl);
  text.textContent = attribution;
  line.append(text);
  container.append(line);
}
