/** Scrolls the page softly and gives way at once when the visitor takes over. */
import { $reducedMotion } from '../stores/browser';

/** jQuery's default easing, the theme's pace everywhere. */
export const swing = (progress: number): number => 0.5 - Math.cos(progress * Math.PI) / 2;

/**
 * Scrolls to `top` (CSS pixels from the document's top) in `duration` ms; at once under reduced motion.
 *
 * @returns the function that stops it where it is
 */
export function scrollToY(top: number, duration: number): () => void {
  if ($reducedMotion.get() || duration <= 0) {
    window.scrollTo({ top, behavior: 'instant' });
    return () => {};
  }
  const from = window.scrollY;
  const takeover = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    start ??= now;
    const progress = Math.min(1, (now - start) / duration);
    // `instant`: a theme's `scroll-behavior: smooth` would animate every single step.
    window.scrollTo({ top: from + (top - from) * swing(progress), behavior: 'instant' });
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  });
  function stop() {
    cancelAnimationFrame(frame);
    for (const type of takeover) window.removeEventListener(type, stop);
  }
  for (const type of takeover) window.addEventListener(type, stop, { passive: true });
  return stop;
}
