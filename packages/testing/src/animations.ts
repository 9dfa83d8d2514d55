/** Web Animations that a test finishes on demand, in browsers and in happy-dom. */
import { nextFrames } from './moments';

interface Fake {
  onfinish: (() => void) | null;
  pause(): void;
  cancel(): void;
}

const running = new Set<Fake>();

/** Whether to replace the animations of happy-dom, which neither run nor cancel as in a browser. */
const isFake = typeof navigator !== 'undefined' && /happy/i.test(navigator.userAgent);

/** Installs animations that run until the test finishes them. */
function install(): void {
  Element.prototype.animate = function animate(_frames, options) {
    const fake: Fake = {
      onfinish: null,
      // Holds do not finish by themselves.
      pause: () => void running.delete(fake),
      cancel: () => void running.delete(fake),
    };
    // The code that created a hold cancels it; a hold never finishes.
    if (typeof options === 'object' && Number(options.duration) < 1e8) running.add(fake);
    return fake as unknown as Animation;
  };
}

if (isFake) install();

/** Finishes all running animations, except holds. */
export async function finishAnimations(): Promise<void> {
  await nextFrames();
  if (!isFake) {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (Number(endTime) < 1e8) animation.finish();
    }
  }
  for (const fake of [...running]) {
    running.delete(fake);
    fake.onfinish?.();
  }
  await nextFrames();
}
