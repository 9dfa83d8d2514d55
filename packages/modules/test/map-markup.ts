/** Markup of maps for tests, and a fake of Google Maps without requests. */
import { html } from '@enliven/testing';

const pin = (
  lat: number,
  title: string,
  words = html`<div class="infowindow"><p>Open daily</p><p>Bring a cup</p></div>`,
) => html`
  <div class="et_pb_map_pin" data-lat="${lat}" data-lng="4.3" data-title="${title}"><h3 style="margin-top:10px" id="pin-${title}">${title}</h3>${words}</div>`;

export const map = (
  more = '',
  settings = 'data-mouse-wheel="off" data-mobile-dragging="on"',
  pins = pin(52.1, 'Workshop') + pin(52.2, 'Harbour'),
) => html`
<div class="et_pb_module et_pb_map_0 et_pb_map_container" ${more}>
  <div class="et_pb_map" data-center-lat="52.15" data-center-lng="4.3" data-zoom="13" ${settings}></div>${pins}
</div>`;

/** Rules of the theme's style sheet that maps depend on. */
export const mapCss = html`<style>.et_pb_map { height: 320px; width: 500px; } .et_pb_map_pin { display: none; }</style>`;

type Options = Record<string, unknown>;

export class FakeThing {
  readonly listeners = new Map<string, () => void>();
  readonly changes: Options[] = [];
  isOpen = false;
  removed = false;
  constructor(
    readonly place: unknown,
    readonly options: Options = place as Options,
  ) {}
  addListener(type: string, listener: () => void): void {
    this.listeners.set(type, listener);
  }
  setOptions(options: Options): void {
    this.changes.push(options);
  }
  getCenter() {
    return this.options.center;
  }
  setCenter(): void {}
  setMap(): void {
    this.removed = true;
  }
  open(): void {
    this.isOpen = true;
  }
  close(): void {
    this.isOpen = false;
  }
}

/** Objects that were created with the fake, by kind and in order. */
export interface FakeGoogle {
  maps: FakeThing[];
  markers: FakeThing[];
  windows: FakeThing[];
}

/** Installs the fake in place of Google's script. */
export function installFakeGoogle(): FakeGoogle {
  const made: FakeGoogle = { maps: [], markers: [], windows: [] };
  const kind = (list: FakeThing[]) =>
    class extends FakeThing {
      constructor(place: unknown, options?: Options) {
        super(place, options);
        list.push(this);
      }
    };
  const Pair = class {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
  };
  (globalThis as { google?: unknown }).google = {
    maps: {
      Map: kind(made.maps),
      Marker: kind(made.markers),
      InfoWindow: kind(made.windows),
      Size: Pair,
      Point: Pair,
      MapTypeId: { ROADMAP: 'roadmap' },
      ControlPosition: { LEFT_TOP: 5, LEFT_BOTTOM: 6 },
      event: { clearInstanceListeners() {} },
    },
  };
  return made;
}

export function removeFakeGoogle(): void {
  delete (globalThis as { google?: unknown }).google;
}
