/** What stands on a map of tiles: buttons that zoom, and whom the tiles are from. Leaflet's own would be HTML as text. */
/// <reference path="./leaflet-src.d.ts" />
import { phrase } from '@enliven/core';
import type { Map as LeafletMap } from 'leaflet';
import { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
import type { MapView } from '../provider';
import type { MapOptions } from '../sources';

export function button(document: Document, sign: string, label: string, onPress: () => void): HTMLButtonElement {
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
