/** Maps drawn by Google (docs/reference/maps.md#googles-maps). */
import { MARKER } from '../config';
import type { DrawnMap, MapProvider, MapView, Pin } from '../provider';
import { type GoogleMap, type GoogleMaps, type GoogleMarker, type GoogleView, googleReady } from './google-ready';

const grayStyle = (percent: number) => [{ stylers: [{ saturation: -percent }] }];

function marker(maps: GoogleMaps, map: GoogleMap, { spot, title }: Pin, picture: string | undefined): GoogleMarker {
  const { size, foot, head, clickable } = MARKER;
  return new maps.Marker({
    map,
    position: spot,
    title,
    ...(picture && {
      icon: { url: picture, size: new maps.Size(...size), anchor: new maps.Point(...foot) },
      shape: { coords: [...clickable], type: 'rect' },
      anchorPoint: new maps.Point(...head),
    }),
  });
}

function draw(maps: GoogleMaps, place: HTMLElement, view: MapView): DrawnMap {
  const position = maps.ControlPosition[view.controls === 'top' ? 'LEFT_TOP' : 'LEFT_BOTTOM'];
  const map = new maps.Map(place, {
    zoom: view.zoom,
    center: view.center,
    mapTypeId: maps.MapTypeId.ROADMAP,
    scrollwheel: view.wheel,
    draggable: view.dragging,
    panControlOptions: { position },
    zoomControlOptions: { position },
  });
  let close = () => {};
  const markers = view.pins.map((pin) => {
    const made = marker(maps, map, pin, view.marker);
    if (!pin.content) return made;
    const window = new maps.InfoWindow({ content: pin.content() });
    made.addListener('click', () => {
      close();
      window.open(map, made);
      close = () => window.close();
      view.onOpen();
    });
    return made;
  });
  map.addListener('click', () => close());
  const stop = onRefusal(place.ownerDocument.defaultView as GoogleView, () => view.onFailure('it refuses the key'));
  return {
    map,
    gray: (percent) => map.setOptions({ styles: grayStyle(percent) }),
    // Google fits the size by itself, but not what is in the middle of it.
    fit: () => map.setCenter(map.getCenter()),
    remove() {
      stop();
      for (const made of markers) made.setMap(null);
      maps.event.clearInstanceListeners(map);
    },
  };
}

/** @param key for pages without a script of Google's */
export async function loadGoogle(
  document: Document,
  key: string | undefined,
  signal: AbortSignal,
): Promise<MapProvider> {
  const maps = await googleReady(document, key, signal);
  return { draw: (place, view) => draw(maps, place, view) };
}

/** @returns the function that stops listening; another script's own function is called as well, and put back */
export function onRefusal(view: GoogleView, listener: () => void): () => void {
  const before = view.gm_authFailure;
  let active = true;
  const ours = () => {
    before?.();
    if (active) listener();
  };
  view.gm_authFailure = ours;
  return () => {
    active = false;
    if (view.gm_authFailure !== ours) return;
    if (before) view.gm_authFailure = before;
    else delete view.gm_authFailure;
  };
}
