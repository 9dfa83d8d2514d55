/** Finds the targets of an interaction: elements with its id, or relatives of the trigger (docs/reference/interactions.md#targets). */
import { attribute, isIgnored } from '@enliven/core';
import type { Interaction } from './interaction';

const MODULES = '.et_pb_module,.et_pb_row,.et_pb_row_inner,.et_pb_column,.et_pb_column_inner,.et_pb_section';
const LOOP = '[data-loop-item]';

/** Returns the section around an element, else its outermost ancestor in the body. */
function rootOf(element: Element): Element | null {
  const { body } = element.ownerDocument;
  const section = element.parentElement?.closest('.et_pb_section');
  if (section) return section;
  let root: Element | null = element;
  while (root?.parentElement && root.parentElement !== body) root = root.parentElement;
  return root;
}

const PLACES: Readonly<Record<string, (element: Element) => Iterable<Element | null>>> = {
  parentContainer: (element) => [element.parentElement],
  rootContainer: (element) => [rootOf(element)],
  children: (element) => element.querySelectorAll(MODULES),
};

/** @param element the trigger */
export function findTargets(element: Element, { target, targetType }: Interaction): Element[] {
  const place = [target, targetType].find((name) => Object.hasOwn(PLACES, name));
  const ours = (one: Element | null): one is Element => one !== null && !isIgnored(one);
  if (place) return [...(PLACES[place]?.(element) ?? [])].filter(ours);
  // Ids are not used in selectors, since they may contain any character.
  const { ownerDocument: owner } = element;
  const marked = [...owner.querySelectorAll('[data-interaction-target]')];
  const found = target.split(/[\s,.]+/).flatMap((name) => {
    const isMarked = (one: Element) => `et-interaction-target-${attribute(one, 'data-interaction-target')}` === name;
    return /^[\w-]+$/.test(name)
      ? [...new Set([...owner.getElementsByClassName(name), ...marked.filter(isMarked)])].filter(ours)
      : [];
  });
  // A trigger in a loop item changes targets of that item only.
  const item = attribute(element.closest(LOOP), 'data-loop-item');
  const own = found.filter((one) => item && attribute(one.closest(LOOP), 'data-loop-item') === item);
  return own.length > 0 ? own : found;
}
