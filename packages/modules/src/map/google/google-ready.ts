/** Waits for Google's maps: the page's own script, which belongs to the site, or one brought with the site's key. */
import { GOOGLE_SCRIPT } from '../provider';

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
      if (!(target as Element).matches?.(GOOGLE_SCRIPT)) return;
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

/** @param signal stops waiting, without a result */
export async function googleReady(
  document: Document,
  key: string | undefined,
  signal: AbortSignal,
): Promise<GoogleMaps> {
  const view = document.defaultView as GoogleView;
  ours ||= !view.google?.maps && !document.querySelector(GOOGLE_SCRIPT);
  if (key && ours) await (await import('./import-google')).importGoogle(document, key);
  return whenComplete(document, view, signal);
}

type Pair = new (x: number, y: number) => unknown;

/** The little of Google's maps that is used here. */
export interface GoogleMap {
  setOptions(options: object): void;
  getCenter(): object;
  setCenter(center: object): void;
  addListener(type: string, listener: () => void): unknown;
}

export interface GoogleMarker {
  setMap(map: null): void;
  addListener(type: string, listener: () => void): unknown;
}

interface GoogleWindow {
  open(map: GoogleMap, marker: GoogleMarker): void;
  close(): void;
}

export interface GoogleMaps {
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
export type GoogleView = Window & {
  google?: { maps?: Partial<GoogleMaps> };
  /** Called by Google when it refuses the key. */
  gm_authFailure?: (() => void) | undefined;
};
