/** What old scripts ask about entrance animations (docs/reference/animation.md#functions). */
import { asList, asRecord } from '@enliven/core';
import { elementsOf } from './elements-of';

const DIRECTIONS = ['', 'Top', 'Right', 'Bottom', 'Left'];
const STYLES = ['fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll'];
const CLASSES = [
  ...['et_animated', 'et_is_animating', 'infinite', 'et-waypoint', 'transformAnim'],
  ...STYLES.flatMap((style) => DIRECTIONS.map((direction) => style + direction)),
];
const INLINE = ['animation-delay', 'animation-duration', 'animation-timing-function', 'opacity', 'transform', 'left'];
const DATA = ['style', 'repeat', 'duration', 'delay', 'intensity', 'starting-opacity', 'speed-curve'];

const isListed = (element: Element): boolean =>
  ['et_animation_data', 'diviElementAnimationData']
    .flatMap((name) => asList((globalThis as Record<string, unknown>)[name]))
    .some((entry) => element.classList.contains(String(asRecord(entry).class)));

export function animationGlobals(owner: Document): Record<string, unknown> {
  /** Shows the elements as they are when an animation has ended. */
  function remove(what: unknown): void {
    for (const element of elementsOf(what, owner)) {
      element.classList.remove(...CLASSES);
      for (const name of INLINE) element.style.removeProperty(name);
      element.classList.add('et_had_animation');
    }
  }
  return {
    et_has_animation_data: (what: unknown) => elementsOf(what, owner).some(isListed),
    et_get_animation_classes: () => [...CLASSES],
    et_remove_animation: remove,
    // Whoever wants it animated now wants it seen.
    et_animate_element: remove,
    et_remove_animation_data(what: unknown) {
      for (const element of elementsOf(what, owner))
        for (const name of DATA) element.removeAttribute(`data-animation-${name}`);
    },
  };
}
