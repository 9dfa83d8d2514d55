/** Claims the classes and styles of each state of an entrance (docs/reference/animation.md#while-it-runs). */
import { type ClaimKey, claim, type Release } from '@enliven/core';
import type { AnimationConfig } from './config';
import type { EntranceAnimation } from './entry';
import { startClasses, startStyle } from './start-style';
import { isAnimationClass } from './style';

/** Undefined while hidden, an animation while it runs, null after its end. */
export type Entrance = EntranceAnimation | null | undefined;

const BOOTSTRAP = 'data-divi-gallery-animation-bootstrap';
const MENUS = ':is(.et_pb_menu,.et_pb_fullwidth_menu)';

/** Claims the state of an entrance. @returns the function that releases the claims */
export function claimEntrance(element: Element, config: AnimationConfig, entrance: Entrance): Release {
  const { target, entry, generation } = config;
  const releases: Release[] = [];
  const all = (selector: string): Element[] => [...element.ownerDocument.querySelectorAll(selector)];
  const set = (key: ClaimKey, value: unknown, one: Element = target) => releases.push(claim(one, key, value));

  function claimStart(animation: EntranceAnimation): void {
    for (const name of startClasses(animation)) set(`class:${name}`, true);
    if (generation === 4) set('class:et_is_animating', true);
    for (const [name, value] of Object.entries(startStyle(animation))) set(`style:${name}`, value);
    // An element that enters from a side must not make the page wider.
    const rolls = animation.style === 'roll' && target.matches('.et_pb_section');
    for (const one of all(rolls ? '#et-boc,#et-boc .et-l' : '#page-container'))
      set('style:overflow-x', rolls ? 'hidden' : 'clip', one);
  }

  function claimEnd(): void {
    for (const name of [...target.classList].filter(isAnimationClass)) set(`class:${name}`, false);
    for (const name of ['opacity', 'transform', 'left'])
      if (target.style.getPropertyValue(name)) set(`style:${name}`, null);
    set('class:et_had_animation', true);
    if (!entry || !target.matches(MENUS)) return;
    // A menu lies above later ones, so that its submenus are not covered.
    const menus = all(`${MENUS}:is(.et_animated,.et_had_animation)`);
    set('style:z-index', `${menus.length - menus.indexOf(target)}`);
  }

  // The wrapper of a button is animated instead.
  if (entrance !== undefined && element !== target) set('class:et_animated', false, element);
  // Divi 5 hides galleries by this attribute until their entrance starts.
  if (entrance !== undefined && target.hasAttribute(BOOTSTRAP)) set(`attr:${BOOTSTRAP}`, null);
  if (entrance) claimStart(entrance);
  if (entrance === null) claimEnd();
  return () => {
    for (const release of releases.reverse()) release();
  };
}
