/** Maps drawn by Google (docs/reference/maps.md#googles-maps). Lazy part: fetched by pages that use them. */
import { membersOf } from '@enliven/core';
import { type DrawnMap, GOOGLE_SCRIPT, MARKER, type MapProvider, type MapView, type Pin } from '../config';

const isComplete = (maps: Partial<GoogleMaps> | undefined): maps is GoogleMaps =>
  !!(maps?.Map && maps.Marker && maps.InfoWindow);

/** Newer versions of the script bring each part when it is asked for. */
async function importParts({ google }: GoogleView): Promise<void> {
  if (isComplete(google?.maps)) return;
  await Promise.all(['maps', 'marker'].map((name) => google?.maps?.importLibrary?.(name)));
}

/** Older ones fetch the rest of themselves: after each script that arrives the maps may be there. */
function whenComplete(document: Document, view: GoogleView, signal: AbortSignal): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const end = () => {
      document.removeEventListener('load', check, true);
      document.removeEventListener('error', fail, true);
    };
    async function check(): Promise<void> {
      await importParts(view).catch(reject);
      if (!isComplete(view.google?.maps)) return;
      end();
      resolve(view.google.maps);
    }
    function fail({ target }: Event): void {
      if (!membersOf(target as Element).matches?.(GOOGLE_SCRIPT)) return;
      end();
      reject(new Error('its script could not be fetched, or is not allowed here'));
    }
    // Events of scripts do not bubble, but can be captured.
    document.addEventListener('load', check, true);
    document.addEventListener('error', fail, true);
    signal.addEventListener('abort', end);
    void check();
  });
}

/** Ours was the one that brought it: then it also tries again. */
let ours = false;

/**
 * Waits for Google's maps: the page's own script, which belongs to the site, or one brought with the site's key.
 *
 * @param signal stops waiting, without a result
 */
async function googleReady(document: Document, key: string | undefined, signal: AbortSignal): Promise<GoogleMaps> {
  const view = document.defaultView as GoogleView;
  ours ||= !view.google?.maps && !document.querySelector(GOOGLE_SCRIPT);
  if (key && ours) await (await import('./import-google')).importGoogle(document, key);
  return whenComplete(document, view, signal);
}

type Pair = new (x: number, y: number) => unknown;

/** The little of Google's maps that is used here. */
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
  Map: new (place: HTMLElement, options: object) => GoogleMap;
  Marker: new (options: object) => GoogleMarker;
  InfoWindow: new (options: object) => GoogleWindow;
  Size: Pair;
  Point: Pair;
  MapTypeId: { ROADMAP: unknown };
  ControlPosition: { LEFT_TOP: unknown; LEFT_BOTTOM: unknown };
  event: { clearInstanceListeners(map: GoogleMap): void };
  /** Present while only the way to more of it has been loaded. */
  importLibrary?(name: string): Promise<unknown>;
}

/** A window in which Google's script may have run. */
type GoogleView = Window & {
  google?: { maps?: Partial<GoogleMaps> };
  /** Called by Google when it refuses the key. */
  gm_authFailure?: (() => void) | undefined;
};

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
