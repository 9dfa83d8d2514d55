/** Reads the page's data about one element's entrance. */
import { asList, asRecord, asText, closestTo, matches, type Page } from '@enliven/core';
import { lookup } from '../shared/lookup';
import { type AnimationEntry, animationEntries } from './entry';

export interface AnimationConfig {
  /** Undefined if the page has no data, or if scroll effects move the element; the element is then shown without an animation. */
  entry: AnimationEntry | undefined;
  /** Animated element. */
  target: HTMLElement;
  generation: 4 | 5;
}

const LISTS = ['et_animation_data', 'diviElementAnimationData', 'et_pb_motion_elements', 'diviElementScrollData'];

const find = lookup('animation', LISTS, ([four, five, oldMoves, newMoves], onProblem) => {
  const all: { selector: string; fields?: AnimationEntry['fields'] }[] = animationEntries([four, five], onProblem);
  // Scroll effects show their elements, which have no entrance (docs/reference/scroll-effects.md#lifecycle). The desktop's list counts at every width.
  for (const entry of asList(asRecord(oldMoves).desktop)) all.push({ selector: `${asText(asRecord(entry).id)}` });
  for (const [selector, lists] of Object.entries(asRecord(newMoves)))
    if (asList(asRecord(lists).desktop)[0]) all.push({ selector });
  return all;
});

export function config(element: Element, page: Page): AnimationConfig {
  const { generation } = page;
  const entry = find(element, page);
  const wrapper =
    generation === 4 && matches(element, '.et_pb_button') && closestTo(element, '.et_pb_button_module_wrapper');
  return {
    entry: entry?.fields && (entry as AnimationEntry),
    target: (wrapper || element) as HTMLElement,
    generation,
  };
}
