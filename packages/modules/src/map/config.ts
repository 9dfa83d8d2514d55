/** Configuration of a map (docs/reference/maps.md) and the interface of map providers. */
import {
  asNumber,
  attribute,
  cloneSilently,
  deviceClasses,
  documentOf,
  matches,
  member,
  type Page,
  page,
  query,
  queryAll,
} from '@enliven/core';

/** Geographical position in degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

export interface Pin {
  spot: LatLng;
  title: string;
  /** Creates a copy of the info window's content; undefined without an info window. */
  content?: () => HTMLElement;
}

export interface MapView {
  center: LatLng;
  zoom: number;
  /** Whether the mouse wheel zooms. */
  wheel: boolean;
  /** Whether dragging moves the map. */
  dragging: boolean;
  /** Position of the buttons; `bottom` below a transparent header. */
  controls: 'top' | 'bottom';
  /** Address of the marker image, if the page has one. */
  marker: string | undefined;
  pins: readonly Pin[];
  /** Accessible name of the map. */
  label: string;
  /** Called when an info window opens. */
  onOpen(): void;
  /** Called when the map fails. */
  onFailure(reason: string): void;
}

/** Map drawn by a provider. */
export interface DrawnMap {
  /** Map object of the provider, for other scripts. */
  readonly map: unknown;
  /** Sets the grayscale filter. @param percent 0 shows all colors, 100 none */
  gray(percent: number): void;
  /** Adapts the map to a new size of its container. */
  fit(): void;
  remove(): void;
}

export interface MapProvider {
  /** Draws a map. @param container empty inserted element */
  draw(container: HTMLElement, view: MapView): DrawnMap;
}

/** Selector of Google's script as themes and plugins print it. */
export const GOOGLE_SCRIPT =
  'script[src*="//maps.googleapis.com/maps/api/js"],script[src*="//maps.google.com/maps/api/js"]';

/** Returns whether the page uses Google Maps. */
export const hasGoogle = (document: Document): boolean =>
  !!(page().global('google') as { maps?: unknown } | undefined)?.maps || document.querySelector(GOOGLE_SCRIPT) !== null;

interface PinText extends Pin {
  /** Text of the info window. */
  text: string;
}

export interface MapConfig {
  /** Container of the map; undefined if the module has none. */
  box: HTMLElement | undefined;
  center: LatLng;
  /** Whether the author chose the center. */
  isCentered: boolean;
  zoom: number;
  wheel: boolean;
  dragging: boolean;
  controls: 'top' | 'bottom';
  marker: string | undefined;
  pins: PinText[];
  /** Grayscale in percent by device. */
  grays: Record<'base' | 'tablet' | 'phone', number | undefined>;
  generation: 4 | 5;
}

/**
 * Ranges of numbers that only maps read, so that the table of all pages (`RANGES`) stays small. Degrees, with a world on each side, since maps draw
 * tiles for each world in between; and zooms, of which the last shows a room.
 */
const MAP_RANGES = { latitude: [-90, 90], longitude: [-360, 360], zoom: [0, 22] } as const;

function readNumber(element: Element | undefined, name: string, range?: keyof typeof MAP_RANGES): number | undefined {
  const number = asNumber(attribute(element, name));
  if (number === undefined || !range) return number;
  const [least, most] = MAP_RANGES[range];
  return Math.min(most, Math.max(least, number));
}

/** Returns the text of an element, with spaces between child nodes. */
const textOf = (element: Element | null | undefined): string =>
  [...(element ? member(element, 'childNodes') : [])]
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function readPin(element: Element): PinText[] {
  const lat = readNumber(element, 'data-lat', 'latitude');
  const lng = readNumber(element, 'data-lng', 'longitude');
  // A pin without a position cannot be shown.
  if (lat === undefined || lng === undefined) return [];
  const infoWindow = query(element, '.infowindow');
  const title = attribute(element, 'data-title')?.trim() || textOf(query(element, 'h1,h2,h3,h4,h5,h6'));
  return [
    { spot: { lat, lng }, title, text: textOf(infoWindow), ...(infoWindow && { content: () => copyOf(element) }) },
  ];
}

function readGrayscale(element: Element, suffix: string): number | undefined {
  const value = readNumber(element, `data-grayscale${suffix}`);
  return value === undefined ? undefined : Math.min(100, Math.max(0, value));
}

export function config(element: Element, page: Page): MapConfig {
  const box = query<HTMLElement>(element, '.et_pb_map') ?? undefined;
  const isOn = (name: string) => attribute(box, name) !== 'off';
  const mobile = deviceClasses(documentOf(element).defaultView?.navigator.userAgent ?? '').includes('et_mobile_device');
  const lat = readNumber(box, 'data-center-lat', 'latitude');
  const lng = readNumber(box, 'data-center-lng', 'longitude');
  const pictures = page.text('builder_images_uri');
  return {
    box,
    center: { lat: lat ?? 0, lng: lng ?? 0 },
    isCentered: lat !== undefined && lng !== undefined,
    zoom: Math.round(readNumber(box, 'data-zoom', 'zoom') ?? DEFAULT_ZOOM),
    wheel: isOn('data-mouse-wheel'),
    dragging: !mobile || isOn('data-mobile-dragging'),
    controls: matches(element, '.et_beneath_transparent_nav') ? 'bottom' : 'top',
    marker: pictures && `${pictures}/marker.png`,
    pins: [...member(element, 'children')].filter((child) => matches(child, '.et_pb_map_pin')).flatMap(readPin),
    grays: {
      base: readGrayscale(element, ''),
      tablet: readGrayscale(element, '-tablet'),
      phone: readGrayscale(element, '-phone'),
    },
    generation: page.generation,
  };
}

/** Returns the grayscale of a breakpoint in percent; devices without a value inherit from the larger one (docs/reference/maps.md#markup). */
export function grayFor({ base = 0, tablet = base, phone = tablet }: MapConfig['grays'], breakpoint: string): number {
  return breakpoint.startsWith('phone') ? phone : breakpoint.startsWith('tablet') ? tablet : base;
}

/** Copies the content of a pin without ids. Behaviors ignore the copy. */
function copyOf(element: Element): HTMLElement {
  const copy = documentOf(element).createElement('div');
  copy.setAttribute('data-enliven-ignore', '');
  copy.append(...member(cloneSilently(element), 'childNodes'));
  for (const named of queryAll(copy, '[id]')) member(named, 'removeAttribute')('id');
  return copy;
}

/** Default zoom: street level. */
const DEFAULT_ZOOM = 18;
/** Theme's marker in pixels: size, anchor at the position, anchor of the info window, and clickable area. */
export const MARKER = { size: [46, 43], foot: [16, 43], head: [0, -45], clickable: [1, 1, 46, 43] } as const;
/** Distance from the window at which a map loads its provider. */
export const NEAR = '300px 0px';
/** Milliseconds until a provider counts as failed. */
export const PROVIDER_TIMEOUT = 10_000;
/** Milliseconds between `mouseleave` and `mouseenter`, which hover content expects after an info window opens. */
export const HOVER_PAUSE = 1;
