/** Installs the theme's global functions on the window, and removes them. */
import { $breakpoint, matches, member, page, revealed, Scope } from '@enliven/core';
import { type AnimationConfig, config } from '../animation/config';
import { claimEntrance, startTransform } from '../animation/entrance-claims';
import {
  ANIMATION_CLASSES,
  animationEnd,
  animationFor,
  type Direction,
  type Family,
  parseStyle,
} from '../animation/entry';

/** Converts arguments of older scripts to elements: elements, selectors, lists of elements, or jQuery objects. */
function elementsOf(what: unknown, owner: Document): HTMLElement[] {
  if (typeof what === 'string') {
    try {
      return [...owner.querySelectorAll<HTMLElement>(what)];
    } catch {
      return [];
    }
  }
  if ((what as Node | null)?.nodeType === 1) return [what as HTMLElement];
  if (typeof what !== 'object' || !what || !('length' in what)) return [];
  return Array.from(what as ArrayLike<unknown>).filter((one): one is HTMLElement => (one as Node)?.nodeType === 1);
}

const INLINE = ['animation-delay', 'animation-duration', 'animation-timing-function', 'opacity', 'transform', 'left'];
const DATA = ['style', 'repeat', 'duration', 'delay', 'intensity', 'starting-opacity', 'speed-curve'];

/**
 * Implements the theme's global functions under their original names (docs/reference/animation.md#functions, docs/reference/parallax.md#exceptions).
 *
 * @param scope undoes the changes that calls have made
 */
function functionsOf(owner: Document, scope: Scope): Record<string, unknown> {
  const configOf = (element: Element): AnimationConfig => config(element, page());

  /** Plays the entrance of an element now, wherever it is. A timer ends it, as in the behavior. */
  function play(element: HTMLElement): void {
    const found = configOf(element);
    const { entry, target } = found;
    // An entrance plays once.
    if (!entry || matches(target, '.et_had_animation')) return;
    const entrance = animationFor(entry, $breakpoint.get(), (name) => getComputedStyle(element).getPropertyValue(name));
    const running = scope.open();
    claimEntrance(element, running, found, entrance);
    if (entrance.loop) return;
    scope.timeout(() => {
      running.dispose();
      claimEntrance(element, scope, found, null);
    }, animationEnd(entrance));
  }

  /** Removes the entrance's classes and styles. */
  function remove(what: unknown): void {
    for (const element of elementsOf(what, owner)) {
      member(element, 'classList').remove(...ANIMATION_CLASSES);
      for (const name of INLINE) member(element, 'style').removeProperty(name);
      member(element, 'classList').add('et_had_animation');
    }
  }

  /** Makes behaviors measure now, on request of a script. */
  const measure = (what?: unknown): void => {
    const elements = elementsOf(what, owner);
    for (const element of elements.length > 0 ? elements : [owner.body]) revealed.emit(element);
  };

  return {
    et_animate_element: (what: unknown) => elementsOf(what, owner).forEach(play),
    et_process_animation_data(waypoints?: boolean) {
      // Otherwise the behavior plays each one when it becomes visible.
      if (waypoints === false) for (const element of elementsOf('.et_animated', owner)) play(element);
    },
    et_process_animation_intensity(family: string, direction: string, intensity: unknown) {
      const known = parseStyle(family).family;
      const transform = startTransform(known as Family, `${direction ?? ''}` as Direction, Number(intensity) || 0);
      return transform === null ? {} : { transform };
    },
    et_has_animation_data: (what: unknown) => elementsOf(what, owner).some((element) => !!configOf(element).entry),
    et_get_animation_classes: () => [...ANIMATION_CLASSES],
    et_remove_animation: remove,
    et_remove_animation_data(what: unknown) {
      for (const element of elementsOf(what, owner))
        for (const name of DATA) member(element, 'removeAttribute')(`data-animation-${name}`);
    },
    et_reinit_waypoint_modules: () => measure(),
    et_pb_parallax_init: measure,
    et_parallax_set_height(this: unknown) {
      measure(this);
    },
    et_apply_parallax(this: unknown) {
      measure(this);
    },
    diviElementBackgroundParallaxInit: () => measure(),
  };
}

/**
 * Defines the theme's old functions on the window for other scripts. Existing functions stay.
 *
 * @param owner a parsed document
 * @returns the function that removes them and undoes the animations that they have played
 */
export function installLegacy(owner: Document): () => void {
  const view = owner.defaultView as unknown as Record<string, unknown>;
  const scope = new Scope({ package: '@enliven/motion', behavior: 'legacy' });
  const added = Object.entries(functionsOf(owner, scope)).filter(([name]) => !(name in view));
  for (const [name, value] of added) view[name] = value;
  return () => {
    scope.dispose();
    // A function that another script has set since stays.
    for (const [name, value] of added) if (view[name] === value) Reflect.deleteProperty(view, name);
  };
}
