/** Google Maps provider (docs/reference/maps.md#google-maps). Loads on pages that use it. */
import { closestTo } from '@enliven/core';
import { type DrawnMap, GOOGLE_SCRIPT, MARKER, type MapProvider, type MapView, type Pin } from '../config';

const isComplete = (maps: Partial<GoogleMaps> | undefined): maps is GoogleMaps =>
  !!(maps?.Map && maps.Marker && maps.InfoWindow);

/** Imports the libraries that newer versions of Google's script load on demand. */
async function importParts({ google }: GoogleView): Promise<void> {
  if (isComplete(google?.maps)) return;
  await Promise.all(['maps', 'marker'].map((name) => google?.maps?.importLibrary?.(name)));
}

/** Waits until older versions have loaded their libraries, by checking after each loaded script. */
function whenComplete(document: Document, view: GoogleView, signal: AbortSignal): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      document.removeEventListener('load', check, true);
      document.removeEventListener('error', fail, true);
    };
    async function check(): Promise<void> {
      await importParts(view).catch(reject);
      if (!isComplete(view.google?.maps)) return;
      stop();
      resolve(view.google.maps);
    }
    function fail({ target }: Event): void {
      if (!closestTo(target, GOOGLE_SCRIPT)) return;
      stop();
      reject(new Error('its script could not be fetched, or is not allowed here'));
    }
    // Events of scripts do not bubble, but can be captured.
    document.addEventListener('load', check, true);
    document.addEventListener('error', fail, true);
    signal.addEventListener('abort', stop);
    void check();
  });
}

/** Whether this library imported Google Maps; then it also retries. */
let isImportedHere = false;

/**
 * Waits for Google Maps: from the page's script, or imported with the site's key.
 *
 * @param signal stops waiting, without a result
 */
async function googleReady(document: Document, key: string | undefined, signal: AbortSignal): Promise<GoogleMaps> {
  const view = document.defaultView as GoogleView;
  isImportedHere ||= !view.google?.maps && !document.querySelector(GOOGLE_SCRIPT);
  if (key && isImportedHere) await (await import('./import-google')).importGoogle(document, key);
  return whenComplete(document, view, signal);
}

type Pair = new (x: number, y: number) => unknown;

/** Parts of the Google Maps API that are used. */
interface GoogleMap {
  setOptions(options: object): void;
  getCenter(): object;
  setCenter(center: object): void;
  addListener(type: string, listener: () => void): unknown;
}

interface GoogleMarker {
  setMap(map: null): void;
  addListener(type: string, listener: () => void): unknown;
}

interface GoogleWindow {
  open(map: GoogleMap, marker: GoogleMarker): void;
  close(): void;
}

interface GoogleMaps {
  Map: new (container: HTMLElement, options: object) => GoogleMap;
  Marker: new (options: object) => GoogleMarker;
  InfoWindow: new (options: object) => GoogleWindow;
  Size: Pair;
  Point: Pair;
  MapTypeId: { ROADMAP: unknown };
  ControlPosition: { LEFT_TOP: unknown; LEFT_BOTTOM: unknown };
  event: { clearInstanceListeners(map: GoogleMap): void };
  /** Present if libraries load on demand. */
  importLibrary?(name: string): Promise<unknown>;
}

/** A window in which Google's script may have run. */
type GoogleView = Window & {
  google?: { maps?: Partial<GoogleMaps> };
  /** Called by Google when it refuses the key. */
  gm_authFailure?: (() => void) | undefined;
};

const grayStyle = (percent: number) => [{ stylers: [{ saturation: -percent }] }];

function createMarker(
  maps: GoogleMaps,
  map: GoogleMap,
  { spot, title }: Pin,
  picture: string | undefined,
): GoogleMarker {
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

function draw(maps: GoogleMaps, container: HTMLElement, view: MapView): DrawnMap {
  const position = maps.ControlPosition[view.controls === 'top' ? 'LEFT_TOP' : 'LEFT_BOTTOM'];
  const map = new maps.Map(container, {
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
    const added = createMarker(maps, map, pin, view.marker);
    if (!pin.content) return added;
    const window = new maps.InfoWindow({ content: pin.content() });
    added.addListener('click', () => {
      close();
      window.open(map, added);
      close = () => window.close();
      view.onOpen();
    });
    return added;
  });
  map.addListener('click', () => close());
  const stop = onRefusal(container.ownerDocument.defaultView as GoogleView, () => view.onFailure('it refuses the key'));
  return {
    map,
    gray: (percent) => map.setOptions({ styles: grayStyle(percent) }),
    // Google adapts to the size but does not keep the center.
    fit: () => map.setCenter(map.getCenter()),
    remove() {
      stop();
      for (const marker of markers) marker.setMap(null);
      maps.event.clearInstanceListeners(map);
    },
  };
}

/** Loads the provider. @param key for pages without Google's script */
export async function loadGoogle(
  document: Document,
  key: string | undefined,
  signal: AbortSignal,
): Promise<MapProvider> {
  const maps = await googleReady(document, key, signal);
  return { draw: (container, view) => draw(maps, container, view) };
}

/** Listens to a refused key. Calls another script's callback as well, and restores it. @returns a function that stops */
export function onRefusal(view: GoogleView, listener: () => void): () => void {
  const previous = view.gm_authFailure;
  let isActive = true;
  const callback = () => {
    previous?.();
    if (isActive) listener();
  };
  view.gm_authFailure = callback;
  return () => {
    isActive = false;
    if (view.gm_authFailure !== callback) return;
    if (previous) view.gm_authFailure = previous;
    else delete view.gm_authFailure;
  };
}
