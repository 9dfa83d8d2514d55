/** Types of the Leaflet modules that are used; the whole library would be half as large again. */
declare module 'leaflet/src/map/index.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Icon.js' {
  export { Icon } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
declare module 'leaflet/src/layer/Popup.js' {
  export { Popup } from 'leaflet';
}
declare module 'leaflet/src/dom/DomEvent.js' {
  export function disableClickPropagation(element: HTMLElement): void;
}
