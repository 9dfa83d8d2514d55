/** Leaflet provider: maps from the site's tile address, without a key or other third parties. Loads on pages that use it. */
/// <reference path="./leaflet-src.d.ts" />
import { $reducedMotion, addStyleSheet } from '@enliven/core';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { DrawnMap, MapProvider, MapView } from '../config';
import type { MapOptions } from '../drawing';
import { addAttribution, addPin, addZoom } from './leaflet-marker';

/** Adds the tiles. Reports a failure if none of them loads. */
function addTiles(map: LeafletMap, { tiles = '', maxZoom }: MapOptions, onFailure: (reason: string) => void): void {
  const layer = new TileLayer(tiles, { maxZoom });
  let [loadedCount, failedCount] = [0, 0];
  layer.on('tileload', () => {
    loadedCount += 1;
  });
  layer.on('tileerror', () => {
    failedCount += 1;
  });
  layer.on('load', () => {
    if (loadedCount === 0 && failedCount > 0) onFailure('none of its tiles could be fetched');
  });
  layer.addTo(map);
}

function draw(container: HTMLElement, view: MapView, options: MapOptions): DrawnMap {
  const document = container.ownerDocument;
  const removeStyleSheet = addStyleSheet(document, LEAFLET_CSS);
  const isAnimated = !$reducedMotion.get();
  const map = new LeafletMap(container, {
    center: view.center,
    zoom: Math.min(view.zoom, options.maxZoom),
    maxZoom: options.maxZoom,
    scrollWheelZoom: view.wheel,
    dragging: view.dragging,
    // `fit` already handles sizes.
    trackResize: false,
    zoomAnimation: isAnimated,
    fadeAnimation: false,
    markerZoomAnimation: isAnimated,
    inertia: isAnimated,
  });
  container.setAttribute('role', 'application');
  container.setAttribute('aria-label', view.label);
  addTiles(map, options, view.onFailure);
  for (const pin of view.pins) addPin(document, map, pin, view);
  addZoom(container, map, view.controls);
  addAttribution(container, options);
  return {
    map,
    gray(percent) {
      const pane = map.getPane('tilePane');
      if (pane) pane.style.filter = percent > 0 ? `grayscale(${percent}%)` : '';
    },
    fit: () => void map.invalidateSize(false),
    remove() {
      // Otherwise the timer of a running zoom would move the removed map.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
      removeStyleSheet();
    },
  };
}

/** Creates the provider. */
export const leafletMaps = (options: MapOptions): MapProvider => ({
  draw: (container, view) => draw(container, view, options),
});

/** Style sheet of Leaflet's elements, added through `addStyleSheet`, which style policies allow. */
const LEAFLET_CSS = `
.enliven-map{overflow:hidden;outline-offset:-3px;background:#e8e4da;font:14px/1.4 sans-serif;color:#222}
.enliven-map :is(.leaflet-pane,.leaflet-tile,.leaflet-tile-container,.leaflet-marker-icon,.leaflet-zoom-box){position:absolute;left:0;top:0}
.enliven-map .leaflet-pane{z-index:400}
.enliven-map .leaflet-tile-pane{z-index:200}
.enliven-map .leaflet-marker-pane{z-index:600}
.enliven-map .leaflet-popup-pane{z-index:700}
.enliven-map :is(.leaflet-tile,.leaflet-marker-icon){max-width:none;max-height:none;padding:0;border:0;border-radius:0;box-shadow:none;user-select:none;-webkit-user-drag:none}
.enliven-map .leaflet-marker-icon{display:block;background:none}
.enliven-map .leaflet-tile{visibility:hidden;pointer-events:none}
.enliven-map .leaflet-tile-loaded{visibility:inherit}
.enliven-map .leaflet-zoom-animated{transform-origin:0 0}
.enliven-map .leaflet-zoom-anim .leaflet-zoom-animated{transition:transform .25s cubic-bezier(0,0,.25,1);will-change:transform}
.enliven-map .leaflet-zoom-anim .leaflet-zoom-hide{visibility:hidden}
.enliven-map .leaflet-interactive{cursor:pointer}
.enliven-map.leaflet-grab{cursor:grab}
.leaflet-dragging .enliven-map.leaflet-grab{cursor:grabbing}
.enliven-map.leaflet-touch-drag{touch-action:pan-x pan-y}
.enliven-map.leaflet-touch-zoom{touch-action:pan-x pan-y}
.enliven-map.leaflet-touch-drag.leaflet-touch-zoom{touch-action:none}
.enliven-map .leaflet-popup{position:absolute;margin-bottom:16px}
.enliven-map .leaflet-popup-content-wrapper{display:flow-root;background:#fff;border-radius:8px;box-shadow:0 3px 14px rgb(0 0 0/.35);text-align:start}
.enliven-map .leaflet-popup-content{margin:12px 44px 14px 16px;min-height:24px}
.enliven-map .leaflet-popup-tip-container{position:absolute;left:50%;width:30px;height:15px;margin:-1px 0 0 -15px;overflow:hidden;pointer-events:none}
.enliven-map .leaflet-popup-tip{width:15px;height:15px;margin:-8px auto 0;background:#fff;transform:rotate(45deg)}
.enliven-map button{width:36px;height:36px;padding:0;border:0;border-radius:4px;background:#fff;color:#222;font:20px/1 sans-serif;cursor:pointer}
.enliven-map-close{position:absolute;top:4px;right:4px}
.enliven-map-zoom{position:absolute;left:10px;z-index:800;display:grid;gap:2px;border-radius:4px;box-shadow:0 1px 5px rgb(0 0 0/.4)}
.enliven-map-zoom button:disabled{opacity:.5}
.enliven-map-from{position:absolute;right:0;bottom:0;z-index:800;padding:2px 8px;background:rgb(255 255 255/.85);font-size:12px}`;
