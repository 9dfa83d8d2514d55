/** Replays entrances of elements that are hidden and shown again (docs/reference/interactions.md). Lazy part: fetched when an element is hidden. */
import { $breakpoint, $reducedMotion, claim, page } from '@enliven/core';

export interface Replay {
  /** Resets the entrances inside a hidden element. */
  reset(root: Element): void;
  /** Plays the entrances inside a shown element. */
  play(root: Element): void;
  stop(): void;
}

/** Milliseconds after the end, so that the last frame has been painted. */
const FRAMES = 50;

type Code = Pick<typeof import('../animation/animation'), 'animationEnd' | 'animationFor' | 'config' | 'claimEntrance'>;

/** @param code of the animation behavior */
export function createReplay({ animationEnd, animationFor, config, claimEntrance }: Code): Replay {
  const ends = new Map<Element, () => void>();
  function end(element: Element): void {
    ends.get(element)?.();
    ends.delete(element);
  }

  function begin(element: Element): void {
    end(element);
    const found = config(element, page());
    if (!found.entry) return;
    const view = element.ownerDocument.defaultView as Window;
    const entrance = animationFor(found.entry, $breakpoint.get(), (name) =>
      view.getComputedStyle(element).getPropertyValue(name),
    );
    const release = claimEntrance(element, found, entrance);
    const timer = entrance.loop ? undefined : setTimeout(end, animationEnd(entrance) + FRAMES, element);
    ends.set(element, () => {
      clearTimeout(timer);
      release();
    });
  }

  return {
    reset(root) {
      if ($reducedMotion.get()) return;
      const entered = [root, ...root.querySelectorAll('.et_had_animation')].filter((one) =>
        one.matches('.et_had_animation'),
      );
      for (const element of entered) {
        if (!config(element, page()).entry) continue;
        end(element);
        const releases = [claim(element, 'class:et_had_animation', false), claim(element, 'class:et_animated', true)];
        ends.set(element, () => {
          for (const release of releases) release();
        });
      }
    },
    play(root) {
      for (const element of [...ends.keys()]) if (root.contains(element)) begin(element);
    },
    stop() {
      for (const element of [...ends.keys()]) end(element);
    },
  };
}
