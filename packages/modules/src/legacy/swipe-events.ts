/** jQuery's `swipeleft` and `swiperight`, with where the finger was put down (docs/reference/legacy.md#swipes). */
import { type SwipePoint, swipeDirection } from '../shared/slider/use-swipe';

interface Swipes {
  (what: unknown): { trigger(event: unknown): unknown };
  Event(type: string, properties: object): unknown;
}

/** @returns the function that stops */
export function sendSwipes(owner: Document, $: Swipes): () => void {
  let start: PointerEvent | undefined;
  const pointOf = ({ timeStamp, clientX, clientY, target }: SwipePoint & { target: unknown }) => ({
    time: timeStamp,
    coords: [clientX, clientY],
    origin: $(target),
  });
  const down = (event: PointerEvent) => {
    start = event.pointerType !== 'mouse' && event.isPrimary ? event : undefined;
  };
  const up = (event: PointerEvent) => {
    const direction = start && swipeDirection(start, event);
    if (start && direction) {
      const type = direction === 'next' ? 'swipeleft' : 'swiperight';
      $(start.target).trigger($.Event(type, { swipestart: pointOf(start), swipestop: pointOf(event) }));
    }
    start = undefined;
  };
  owner.addEventListener('pointerdown', down, true);
  owner.addEventListener('pointerup', up, true);
  return () => {
    owner.removeEventListener('pointerdown', down, true);
    owner.removeEventListener('pointerup', up, true);
  };
}
