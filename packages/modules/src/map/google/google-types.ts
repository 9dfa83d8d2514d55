/** The little of Google's maps that is used here. */

type Pair = new (x: number, y: number) => unknown;

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

export interface GoogleWindow {
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
