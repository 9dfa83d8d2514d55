/** Reads what the page says about one element's entrance. */
import { asList, asRecord, asText, type Page } from '@enliven/core';
import { bySelector, type Lookup } from '../shared/by-selector';
import { fromGlobals } from '../shared/from-globals';
import { tellProblems } from '../shared/tell-problems';
import { type AnimationEntry, readAnimations, scrollContexts } from './entry';

export interface AnimationConfig {
  /** Undefined when the page says nothing, or when scroll effects move the element: then it is shown as it is. */
  entry: AnimationEntry | undefined;
  /** What moves. */
  target: Element;
  /** What scrolls instead of the window, if anything. */
  context: Element | null;
  generation: 4 | 5;
}

const LISTS = ['et_animation_data', 'diviElementAnimationData'];

const entryLookup = fromGlobals(LISTS, (...lists): Lookup<AnimationEntry> => {
  const { entries, problems } = readAnimations(...lists);
  tellProblems(problems, 'animation');
  let told = false;
  return bySelector(entries, (selector) => {
    if (!told)
      tellProblems([{ kind: 'unparsable', details: [selector, 'a list of animations'], more: 0 }], 'animation');
    told = true;
  });
});

/** What scroll effects move is shown by them and has no entrance (contract A §4); the desktop's list is asked at every width. */
const movedLookup = fromGlobals(['et_pb_motion_elements', 'diviElementScrollData'], (four, five) => {
  const ids = asList(asRecord(four).desktop).flatMap((entry) => asText(asRecord(entry).id) ?? []);
  for (const [id, lists] of Object.entries(asRecord(five)))
    if (asList(asRecord(lists).desktop).length > 0) ids.push(id);
  return bySelector(ids.map((selector) => ({ selector })));
});

function contextOf(element: Element, page: Page): Element | null {
  for (const selector of scrollContexts(page)) {
    try {
      const found = element.parentElement?.closest(selector);
      if (found) return found;
    } catch {
      // Then the window it is.
    }
  }
  return null;
}

export function config(element: Element, page: Page): AnimationConfig {
  const { generation } = page;
  const wrapper =
    generation === 4 && element.matches('.et_pb_button') && element.closest('.et_pb_button_module_wrapper');
  return {
    entry: movedLookup(page)(element) ? undefined : entryLookup(page)(element),
    target: wrapper || element,
    context: contextOf(element, page),
    generation,
  };
}
