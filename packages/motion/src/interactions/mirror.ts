/** How something follows the pointer (docs/reference/interactions.md#effects): from how far it went, and how sensitive it is, to a style. */

export interface Mirrored {
  transform?: string;
  opacity?: string;
}

const round = (number: number, parts = 1000): number => Math.round(number * parts) / parts + 0;

/** @param dx pixels from where the pointer came in @param sensitivity 0 to 100 */
export function mirror(type: string, dx: number, dy: number, sensitivity: number): Mirrored {
  const share = Math.min(100, Math.max(0, sensitivity)) / 100;
  const [x, y] = [dx * share, dy * share];
  const way = Math.hypot(x, y);
  const least = Math.max(0.1, share);
  if (type === 'scale') return { transform: `scale(${round(Math.max(0.1, 1 + (way * least) / 100))})` };
  if (type === 'opacity') return { opacity: `${round(Math.min(1, Math.max(0.1, 1 - (way * least) / 200)))}` };
  if (type === 'tilt')
    return {
      transform: `perspective(1000px) rotateX(${round((y * least) / 5)}deg) rotateY(${round((-x * least) / 5)}deg)`,
    };
  if (type === 'rotate')
    return { transform: `rotate(${round(((Math.atan2(y, x) * 180) / Math.PI) * 2 * share, 100)}deg)` };
  return { transform: `translate(${round(x)}px,${round(y)}px)` };
}
