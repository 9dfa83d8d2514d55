/** Moves elements with the pointer while it is over a trigger (docs/reference/interactions.md#effects). Lazy part: fetched by pages with this effect. */
import { $reducedMotion, asNumber, asText, type Claim, claim, type Scope } from '@enliven/core';

export interface Mirrored {
  transform?: string;
  opacity?: string;
}

const round = (number: number, parts = 1000): number => Math.round(number * parts) / parts + 0;

/** Returns the style for a pointer's offset. @param dx pixels from where the pointer entered @param sensitivity 0 to 100 */
export function mirror(type: string, dx: number, dy: number, sensitivity: number): Mirrored {
  const share = Math.min(100, Math.max(0, sensitivity)) / 100;
  const [x, y] = [dx * share, dy * share];
  const distance = Math.hypot(x, y);
  const factor = Math.max(0.1, share);
  if (type === 'scale') return { transform: `scale(${round(Math.max(0.1, 1 + (distance * factor) / 100))})` };
  if (type === 'opacity') return { opacity: `${round(Math.min(1, Math.max(0.1, 1 - (distance * factor) / 200)))}` };
  if (type === 'tilt')
    return {
      transform: `perspective(1000px) rotateX(${round((y * factor) / 5)}deg) rotateY(${round((-x * factor) / 5)}deg)`,
    };
  if (type === 'rotate')
    return { transform: `rotate(${round(((Math.atan2(y, x) * 180) / Math.PI) * 2 * share, 100)}deg)` };
  return { transform: `translate(${round(x)}px,${round(y)}px)` };
}

const BACK = 'transform .3s ease-out,opacity .3s ease-out';

/** @param targets called when the pointer enters */
export function followPointer(
  element: Element,
  scope: Scope,
  targets: () => readonly Element[],
  { sensitivity, mouseMovementType }: Readonly<Record<string, unknown>>,
): void {
  const how = asNumber(sensitivity, 'length') ?? 50;
  const type = asText(mouseMovementType) ?? 'translate';
  const property = type === 'opacity' ? 'opacity' : 'transform';
  let moved: { place: Claim; transition: Claim; own: string }[] = [];
  let origin = { x: 0, y: 0 };

  function release(): void {
    for (const { place, transition } of moved.splice(0)) {
      place();
      transition();
    }
  }

  function enter(event: Event): void {
    if ($reducedMotion.get()) return;
    release();
    const { clientX: x, clientY: y } = event as MouseEvent;
    origin = { x, y };
    // All styles are read before any is written.
    const found = targets().map((one) => ({ one, style: getComputedStyle(one) }));
    const read = found.map(({ one, style }) => ({ one, transform: style.transform, now: style[property] }));
    moved = read.map(({ one, transform, now }) => ({
      own: property === 'opacity' || transform === 'none' ? '' : `${transform} `,
      place: claim(one, `style:${property}`, now),
      transition: claim(one, 'style:transition', 'none'),
    }));
  }

  function move(event: Event): void {
    const { clientX, clientY } = event as MouseEvent;
    const style = mirror(type, clientX - origin.x, clientY - origin.y, how);
    for (const { place, own } of moved) place.to(own + (style[property] ?? ''));
  }

  function leave(): void {
    for (const { place, transition, own } of moved) {
      transition.to(BACK);
      place.to(own.trim() || null);
    }
  }

  scope.add(release);
  scope.on(element, 'mouseenter', enter);
  scope.on(element, 'mousemove', move);
  scope.on(element, 'mouseleave', leave);
}
