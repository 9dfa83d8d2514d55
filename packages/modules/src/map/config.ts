/** Reads the settings and pins of a map (docs/reference/maps.md), and says what a provider of maps gets and answers. */
import { asNumber, attribute, cloneSilently, deviceClasses, type Page, page } from '@enliven/core';

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
  !!(page().global('google') as { maps?: unknown } | undefined)?.maps || document.querySelector(GOOGLE_SCRIPT) !== null;

interface PinText extends Pin {
  /** What its window says, as text. */
  text: string;
}

export interface MapConfig {
  /** Undefined when the module holds no map. */
  box: HTMLElement | undefined;
  center: LatLng;
  /** The author has chosen the center. */
  isCentered: boolean;
  zoom: number;
  wheel: boolean;
  dragging: boolean;
  controls: 'top' | 'bottom';
  marker: string | undefined;
  pins: PinText[];
  /** Percent without a suffix, then for `tablet` and `phone`. */
  grays: Record<'base' | 'tablet' | 'phone', number | undefined>;
  generation: 4 | 5;
}

const number = (element: Element | undefined, name: string) => asNumber(attribute(element, name));

/** Paragraphs end where words do. */
const textOf = (element: Element | null | undefined): string =>
  [...(element?.childNodes ?? [])]
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function pin(element: Element): PinText[] {
  const [lat, lng] = [number(element, 'data-lat'), number(element, 'data-lng')];
  // A pin that is nowhere cannot be shown.
  if (lat === undefined || lng === undefined) return [];
  const window = element.querySelector('.infowindow');
  const title = attribute(element, 'data-title')?.trim() || textOf(element.querySelector('h1,h2,h3,h4,h5,h6'));
  return [{ spot: { lat, lng }, title, text: textOf(window), ...(window && { content: () => copyOf(element) }) }];
}

function percent(element: Element, suffix: string): number | undefined {
  const value = number(element, `data-grayscale${suffix}`);
  return value === undefined ? undefined : Math.min(100, Math.max(0, value));
}

export function config(element: Element, page: Page): MapConfig {
  const box = element.querySelector<HTMLElement>('.et_pb_map') ?? undefined;
  const isOn = (name: string) => box?.getAttribute(name) !== 'off';
  const mobile = deviceClasses(element.ownerDocument.defaultView?.navigator.userAgent ?? '').includes(
    'et_mobile_device',
  );
  const [lat, lng] = [number(box, 'data-center-lat'), number(box, 'data-center-lng')];
  const pictures = page.text('builder_images_uri');
  return {
    box,
    center: { lat: lat ?? 0, lng: lng ?? 0 },
    isCentered: lat !== undefined && lng !== undefined,
    zoom: Math.round(number(box, 'data-zoom') ?? DEFAULT_ZOOM),
    wheel: isOn('data-mouse-wheel'),
    dragging: !mobile || isOn('data-mobile-dragging'),
    controls: element.classList.contains('et_beneath_transparent_nav') ? 'bottom' : 'top',
    marker: pictures && `${pictures}/marker.png`,
    pins: [...element.children].filter((child) => child.matches('.et_pb_map_pin')).flatMap(pin),
    grays: { base: percent(element, ''), tablet: percent(element, '-tablet'), phone: percent(element, '-phone') },
    generation: page.generation,
  };
}

/** Percent of grey for a screen mode: phone, else tablet, else the one without a suffix (docs/reference/maps.md#markup). */
export function grayFor({ base = 0, tablet = base, phone = tablet }: MapConfig['grays'], breakpoint: string): number {
  return breakpoint.startsWith('phone') ? phone : breakpoint.startsWith('tablet') ? tablet : base;
}

/** The server's own element stays where it is; the copy brings no second id and nothing comes alive in it. */
function copyOf(element: Element): HTMLElement {
  const copy = element.ownerDocument.createElement('div');
  copy.setAttribute('data-enliven-ignore', '');
  copy.append(...cloneSilently(element).childNodes);
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return copy;
}

/** What a map without a zoom of its own shows: a house and its neighbours. */
const DEFAULT_ZOOM = 18;
/** Pixels: the theme's marker, the point of it that stands on the place, and where its window begins. */
export const MARKER = { size: [46, 43], foot: [16, 43], head: [0, -45], clickable: [1, 1, 46, 43] } as const;
/** How near a map must come before anything is asked of a provider. */
export const NEAR = '300px 0px';
/** Milliseconds a provider may take. */
export const PROVIDER_TIMEOUT = 10_000;
/** Milliseconds between `mouseleave` and `mouseenter`, which hover content expects after a window has opened. */
export const HOVER_PAUSE = 1;
