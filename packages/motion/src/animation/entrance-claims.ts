/** Computes and claims the classes and styles of each state of an entrance (docs/reference/animation.md#while-it-runs, docs/reference/animation.md#start-styles). */

import { type ClaimKey, matches, member, type Scope } from '@enliven/core';
import type { AnimationConfig } from './config';
import { type Direction, type EntranceAnimation, type Family, isAnimationClass } from './entry';

/** Directions in which a family rotates or translates negatively. */
const NEGATIVE: Partial<Record<Family, readonly Direction[]>> = {
  slide: ['top', 'left'],
  flip: ['left', 'bottom'],
  fold: ['top', 'right', ''],
  roll: ['right', 'bottom'],
};

/**
 * Returns the transform at the start of an entrance.
 *
 * @param intensity whole percent
 * @returns null if only the keyframes define it
 */
export function startTransform(family: Family, direction: Direction, intensity: number): string | null {
  const sign = NEGATIVE[family]?.includes(direction) ? -1 : 1;
  const sideways = direction === 'left' || direction === 'right';
  // Integers are divided, since 0.9 times 10 is slightly more than 9.
  const turn = (tenths: number): string => `${Math.ceil((tenths * intensity) / 10) * sign}deg`;
  if (family === 'slide' && direction) {
    const shift = `${2 * intensity * sign}%`;
    return sideways ? `translate3d(${shift},0,0)` : `translate3d(0,${shift},0)`;
  }
  if (family === 'slide' || family === 'zoom') {
    const factor = (100 - intensity) / 100;
    return `scale3d(${factor},${factor},${factor})`;
  }
  if (family === 'roll') return `rotateZ(${turn(36)})`;
  if (family !== 'flip' && family !== 'fold') return null;
  // Without a direction a flip is one from the top, a fold one from the right.
  const axis = sideways || (family === 'fold' && !direction) ? 'Y' : 'X';
  return `perspective(2000px) rotate${axis}(${turn(9)})`;
}

/** Returns the transform origin; undefined if that of the style sheet applies. */
export const startOrigin = (family: Family, direction: Direction): string | undefined => {
  if (family === 'flip') return 'center';
  return ['zoom', 'fold', 'roll'].includes(family) ? direction || 'center' : undefined;
};

/** CSS property → value. */
export function startStyle(animation: EntranceAnimation): Record<string, string> {
  const { style, family, direction, intensity, duration, delay, curve, startingOpacity } = animation;
  const transform = startTransform(family, direction, intensity);
  return {
    'animation-duration': `${duration}ms`,
    'animation-delay': `${delay}ms`,
    'animation-timing-function': curve,
    opacity: `${startingOpacity}`,
    ...(/^slide[TB]/.test(style) && { left: '0px' }),
    ...(transform && { transform }),
  };
}

/** Classes an element has while its entrance runs. */
export const startClasses = ({ style, loop }: EntranceAnimation): string[] => [
  'et_animated',
  ...style.split(/\s+/).filter(Boolean),
  ...(loop ? ['infinite'] : []),
];

/** Undefined while hidden, an animation while it runs, null after its end. */
export type Entrance = EntranceAnimation | null | undefined;

const BOOTSTRAP = 'data-divi-gallery-animation-bootstrap';
const MENUS = ':is(.et_pb_menu,.et_pb_fullwidth_menu)';

/** Claims the state of an entrance. */
export function claimEntrance(element: Element, scope: Scope, config: AnimationConfig, entrance: Entrance): void {
  const { target, entry, generation } = config;
  const all = (selector: string): Element[] => [...member(element, 'ownerDocument').querySelectorAll(selector)];
  const set = (key: ClaimKey, value: unknown, one: Element = target) => scope.claim(one, key, value);

  function claimStart(animation: EntranceAnimation): void {
    for (const name of startClasses(animation)) set(`class:${name}`, true);
    if (generation === 4) set('class:et_is_animating', true);
    for (const [name, value] of Object.entries(startStyle(animation))) set(`style:${name}`, value);
    // An element that enters from a side must not make the page wider.
    const rolls = animation.style === 'roll' && matches(target, '.et_pb_section');
    for (const one of all(rolls ? '#et-boc,#et-boc .et-l' : '#page-container'))
      set('style:overflow-x', rolls ? 'hidden' : 'clip', one);
  }

  function claimEnd(): void {
    for (const name of [...member(target, 'classList')].filter(isAnimationClass)) set(`class:${name}`, false);
    // While it is stuck its place is not the entrance's.
    for (const name of matches(target, '.et_pb_sticky') ? ['opacity', 'transform'] : ['opacity', 'transform', 'left'])
      if (member(target, 'style').getPropertyValue(name)) set(`style:${name}`, null);
    set('class:et_had_animation', true);
    if (!entry || !matches(target, MENUS)) return;
    // A menu lies above later ones, so that its submenus are not covered.
    const menus = all(`${MENUS}:is(.et_animated,.et_had_animation)`);
    set('style:z-index', `${menus.length - menus.indexOf(target)}`);
  }

  // The wrapper of a button is animated instead.
  if (entrance !== undefined && element !== target) set('class:et_animated', false, element);
  // Divi 5 hides galleries by this attribute until their entrance starts.
  if (entrance !== undefined && member(target, 'hasAttribute')(BOOTSTRAP)) set(`attr:${BOOTSTRAP}`, null);
  if (entrance) claimStart(entrance);
  if (entrance === null) claimEnd();
}
