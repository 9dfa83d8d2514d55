/** Maps of tiles from wherever the site says, drawn by Leaflet; no key, no third party unless the site names one. */
/// <reference path="./leaflet-src.d.ts" />
import { $reducedMotion, addStyleSheet } from '@enliven/core';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { DrawnMap, MapProvider, MapView } from '../provider';
import type { MapOptions } from '../sources';
import { addPin } from './leaflet-marker';
import { CSS } from './leaflet-style';
import { addAttribution, addZoom } from './map-buttons';

/** Says that the tiles' server cannot be reached, once not one of them has come. */
function addTiles(map: LeafletMap, { tiles = '', maxZoom }: MapOptions, onFailure: (reason: string) => void): void {
  const layer = new TileLayer(tiles, { maxZoom });
  let [loaded, failed] = [0, 0];
  layer.on('tileload', () => {
    loaded += 1;
  });
  layer.on('tileerror', () => {
    failed += 1;
  });
  layer.on('load', () => {
    if (loaded === 0 && failed > 0) onFailure('none of its tiles could be fetched');
  });
  layer.addTo(map);
}

function draw(place: HTMLElement, view: MapView, options: MapOptions): DrawnMap {
  const document = place.ownerDocument;
  const removeStyleSheet = addStyleSheet(document, CSS);
  const moves = !$reducedMotion.get();
  const map = new LeafletMap(place, {
    center: view.center,
    zoom: Math.min(view.zoom, options.maxZoom),
    maxZoom: options.maxZoom,
    scrollWheelZoom: view.wheel,
    dragging: view.dragging,
    // `fit` handles sizes already.
    trackResize: false,
    zoomAnimation: moves,
    fadeAnimation: false,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  place.setAttribute('role', 'application');
  place.setAttribute('aria-label', view.label);
  addTiles(map, options, view.onFailure);
  for (const pin of view.pins) addPin(document, map, pin, view);
  addZoom(place, map, view.controls);
  addAttribution(place, options);
  return {
    map,
    gray(percent) {
      const pane = map.getPane('tilePane');
      if (pane) pane.style.filter = percent > 0 ? `grayscale(${percent}%)` : '';
    },
    fit: () => void map.invalidateSize(false),
    remove() {
      // Its timer for the end of a zoom would move a map that is gone.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
      removeStyleSheet();
    },
  };
}

export const leafletMaps = (options: MapOptions): MapProvider => ({
  draw: (place, view) => draw(place, view, options),
});
