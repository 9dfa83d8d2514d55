/** What an entrance makes an element look like in each of its states (contract C §3). */
import { asRecord, asText, type ClaimKey, page } from '@enliven/core';
import type { AnimationConfig } from './config';
import type { EntranceState } from './entrance-machine';
import type { EntranceAnimation } from './entry';
import { startClasses, startStyle } from './start-style';
import { ANIMATION_CLASSES } from './style';

export type Wanted = readonly [element: Element, key: ClaimKey, value: unknown];

const MENUS = ['.et_pb_menu', '.et_pb_fullwidth_menu'];
/** Inline properties that are not there any more when an entrance is over. */
const INLINE = ['animation-delay', 'animation-duration', 'animation-timing-function', 'opacity', 'transform', 'left'];

/** Containers around the content, which show a scroll bar while a section rolls in. */
function containers(): string {
  const { builderCssContainerPrefix, builderCssLayoutPrefix } = asRecord(page().global('et_frontend_scripts'));
  return `${asText(builderCssContainerPrefix) ?? '#et-boc'},${asText(builderCssLayoutPrefix) ?? '#et-boc .et-l'}`;
}

function find(element: Element, selector: string): Element[] {
  try {
    return [...element.ownerDocument.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** Nothing that slides in from a side makes the page wider meanwhile. */
function bounds(target: Element, { style }: EntranceAnimation): Wanted[] {
  const rolls = style === 'roll' && target.matches('.et_pb_section');
  return [
    ...find(target, '#page-container').map((one): Wanted => [one, 'style:overflow-x', 'clip']),
    ...(rolls ? find(target, containers()) : []).map((one): Wanted => [one, 'style:overflow-x', 'hidden']),
  ];
}

function moving({ target, generation }: AnimationConfig, animation: EntranceAnimation, rests: boolean): Wanted[] {
  const classes = [...startClasses(animation), ...(generation === 4 ? ['et_is_animating'] : [])];
  const style = rests ? { 'animation-name': 'none', opacity: '1' } : startStyle(animation);
  return [
    ...classes.map((name): Wanted => [target, `class:${name}`, true]),
    ...Object.entries(style).map(([name, value]): Wanted => [target, `style:${name}`, value]),
    ...bounds(target, animation),
  ];
}

/** Menus stand above those that come after them, so that what they open is not covered. */
function order(target: Element): Wanted[] {
  if (!target.matches(`${MENUS}`)) return [];
  const menus = find(target, `:is(${MENUS}):is(.et_animated,.et_had_animation)`);
  return [[target, 'style:z-index', `${menus.length - menus.indexOf(target)}`]];
}

function shown({ target, entry }: AnimationConfig): Wanted[] {
  const { style } = target as HTMLElement;
  return [
    ...(entry ? order(target) : []),
    ...ANIMATION_CLASSES.filter((name) => target.classList.contains(name)).map(
      (name): Wanted => [target, `class:${name}`, false],
    ),
    ...INLINE.filter((name) => style.getPropertyValue(name)).map((name): Wanted => [target, `style:${name}`, null]),
    [target, 'class:et_had_animation', true],
  ];
}

/** @param animation undefined until it has begun */
export function lookOf(
  element: Element,
  config: AnimationConfig,
  state: EntranceState,
  animation: EntranceAnimation | undefined,
): Wanted[] {
  if (state === 'hidden') return [];
  // The wrapper of a button takes its place.
  const handed: Wanted[] = element === config.target ? [] : [[element, 'class:et_animated', false]];
  const own =
    state === 'shown' || !animation
      ? shown(config)
      : moving(config, animation, state === 'resting' || state === 'still');
  return [...handed, ...own];
}
