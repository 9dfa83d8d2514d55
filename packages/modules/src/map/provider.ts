/** Types of map providers, and whether the page has Google Maps. */

export interface LatLng {
  lat: number;
  lng: number;
}

export interface Pin {
  spot: LatLng;
  title: string;
  /** A new copy of what its window shows; absent when it has none. */
  content?: () => HTMLElement;
}

export interface MapView {
  center: LatLng;
  zoom: number;
  /** The mouse wheel zooms. */
  wheel: boolean;
  /** The map can be moved by dragging. */
  dragging: boolean;
  /** Where the buttons stand; below when a transparent header lies over the top. */
  controls: 'top' | 'bottom';
  /** Address of the marker's picture, if the page names one. */
  marker: string | undefined;
  pins: readonly Pin[];
  /** For screen readers. */
  label: string;
  /** A pin's window has opened. */
  onOpen(): void;
  /** The map cannot go on, and why. */
  onFailure(reason: string): void;
}

/** A map on the page. */
export interface DrawnMap {
  /** The provider's own object, for other scripts. */
  readonly map: unknown;
  /** @param percent 0 shows all colours, 100 none */
  gray(percent: number): void;
  /** Its box has another size. */
  fit(): void;
  remove(): void;
}

export interface MapProvider {
  /** @param place an empty element of ours */
  draw(place: HTMLElement, view: MapView): DrawnMap;
}

/** Google's script as themes and plugins print it. */
export const GOOGLE_SCRIPT =
  'script[src*="//maps.googleapis.com/maps/api/js"],script[src*="//maps.google.com/maps/api/js"]';

export const hasGoogle = (document: Document): boolean =>
  !!(document.defaultView as { google?: { maps?: unknown } } | null)?.google?.maps ||
  document.querySelector(GOOGLE_SCRIPT) !== null;
