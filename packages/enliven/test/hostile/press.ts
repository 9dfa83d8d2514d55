/** Script that runs in a page, finds the next control that a visitor would press, and scrolls it into view. */

export const PRESSABLE =
  'a,button,[role=button],[role=tab],[tabindex],input[type=submit],input[type=button],.et_pb_toggle_title,.et_clickable,.rll-youtube-player *,.mejs-container,.wp-playlist-item,video,audio';

export interface Press {
  x: number;
  y: number;
  what: string;
}

/** @returns the position of the control, 'closed first' if a layer covers the page, or undefined once all kinds were pressed */
export function nextPress(pressable: string): Press | 'closed first' | undefined {
  const scope = globalThis as unknown as { pressed?: Map<string, number>; tried?: Set<Element> };
  scope.pressed ??= new Map();
  scope.tried ??= new Set();
  const { pressed, tried } = scope;
  if (document.fullscreenElement) {
    void document.exitFullscreen();
    return 'closed first';
  }
  const front = [...document.querySelectorAll('.mfp-wrap,dialog[open]')].find((one) => one.getClientRects().length > 0);
  const place = front ?? document.querySelector('#main-content') ?? document.body;
  const nameOf = ({ localName, classList }: Element) => `${localName}.${[...classList].join('.').replace(/\d+/g, '0')}`;
  for (const element of place.querySelectorAll(pressable)) {
    const kind = `${nameOf(element)} in ${element.parentElement ? nameOf(element.parentElement) : ''}`;
    const count = pressed.get(kind) ?? 0;
    // Links of authors differ, so all are pressed; buttons of players are alike.
    const authored = element.matches('.authored :is(a,.mejs-overlay-button,.rll-youtube-player *,.et_clickable)');
    if (tried.has(element) || count > (authored ? 50 : 1)) continue;
    tried.add(element);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    if (width < 2 || height < 2 || !there || !element.contains(there)) continue;
    pressed.set(kind, count + 1);
    return { x, y, what: element.outerHTML.slice(0, 300) };
  }
  return front ? 'closed first' : undefined;
}
