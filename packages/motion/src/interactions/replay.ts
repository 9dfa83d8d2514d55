/** Replays entrances of elements that are hidden and shown again (docs/reference/interactions.md). Lazy part: fetched when an element is hidden. */
import { $breakpoint, $reducedMotion, matches, member, page, queryAll, type Scope } from '@enliven/core';

export interface Replay {
  /** Resets the entrances inside a hidden element. */
  reset(root: Element): void;
  /** Plays the entrances inside a shown element. */
  play(root: Element): void;
}

/** Milliseconds after the end, so that the last frame has been painted. */
const FRAMES = 50;

type Code = Pick<typeof import('../animation/animation'), 'animationEnd' | 'animationFor' | 'config' | 'claimEntrance'>;

/** @param code of the animation behavior */
export function createReplay(scope: Scope, { animationEnd, animationFor, config, claimEntrance }: Code): Replay {
  const entrances = new Map<Element, Scope>();

  function end(element: Element): void {
    entrances.get(element)?.dispose();
    entrances.delete(element);
  }

  function open(element: Element): Scope {
    end(element);
    const entrance = scope.open();
    entrances.set(element, entrance);
    return entrance;
  }

  function begin(element: Element): void {
    end(element);
    const found = config(element, page());
    if (!found.entry) return;
    const view = member(element, 'ownerDocument').defaultView as Window;
    const entrance = animationFor(found.entry, $breakpoint.get(), (name) =>
      view.getComputedStyle(element).getPropertyValue(name),
    );
    const own = open(element);
    claimEntrance(element, own, found, entrance);
    if (!entrance.loop) own.timeout(() => end(element), animationEnd(entrance) + FRAMES);
  }

  return {
    reset(root) {
      if ($reducedMotion.get()) return;
      const entered = [root, ...queryAll(root, '.et_had_animation')].filter((one) => matches(one, '.et_had_animation'));
      for (const element of entered) {
        if (!config(element, page()).entry) continue;
        const own = open(element);
        own.claim(element, 'class:et_had_animation', false);
        own.claim(element, 'class:et_animated', true);
      }
    },
    play(root) {
      for (const element of [...entrances.keys()]) if (member(root, 'contains')(element)) begin(element);
    },
  };
}
