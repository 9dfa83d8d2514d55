/** A finger that comes from the window's edge brings the slide-in menu; one to the edge takes it away. */

/** Pixels from the edge in which a swipe that opens begins. */
const EDGE = 30;
const DISTANCE = 30;
const DURATION = 1000;

interface Point {
  x: number;
  y: number;
  time: number;
}

/** -1 to the left, 1 to the right, 0 when it is none. */
export function swipe(from: Point, to: Point): -1 | 0 | 1 {
  const x = to.x - from.x;
  if (to.time - from.time >= DURATION || Math.abs(x) <= DISTANCE || Math.abs(to.y - from.y) >= DISTANCE) return 0;
  return x < 0 ? -1 : 1;
}

/** Nothing listens where nothing can be touched. @returns the function that ends it */
export function watchSwipes(owner: Document, onSwipe: (open: boolean) => void): () => void {
  const view = owner.defaultView;
  if (!view || !('ontouchstart' in view || view.navigator.maxTouchPoints > 0)) return () => {};
  let from: Point | undefined;
  const pointOf = ({ changedTouches: [touch], timeStamp }: TouchEvent): Point | undefined =>
    touch && { x: touch.clientX, y: touch.clientY, time: timeStamp };
  const onStart = (event: TouchEvent) => {
    from = event.touches.length === 1 ? pointOf(event) : undefined;
  };
  const onEnd = (event: TouchEvent) => {
    const to = pointOf(event);
    const direction = from && to ? swipe(from, to) : 0;
    if (!from || direction === 0) return;
    const right = owner.body.matches('.rtl') ? -1 : 1;
    const edge = right > 0 ? owner.documentElement.clientWidth - from.x : from.x;
    if (direction === right) onSwipe(false);
    else if (edge <= EDGE) onSwipe(true);
  };
  owner.addEventListener('touchstart', onStart, { passive: true });
  owner.addEventListener('touchend', onEnd, { passive: true });
  return () => {
    owner.removeEventListener('touchstart', onStart);
    owner.removeEventListener('touchend', onEnd);
  };
}
