/** Moves the shown projects into groups, as theme style sheets expect, and restores their places. */
import { cloneSilently } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

export interface Groups {
  active: HTMLElement | null;
  leaving: HTMLElement | null;
}

export interface GroupsOptions {
  /** Projects to show. */
  shown: readonly HTMLElement[];
  /** Projects that leave; none while nothing slides. */
  leaving: readonly HTMLElement[];
  /** Class of the group that comes in while it slides. */
  direction: 'next' | 'previous';
}

const NONE: Groups = { active: null, leaving: null };

/** A project that is in both groups leaves as a copy. */
function copyOf(item: Element): Element {
  const copy = cloneSilently(item);
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

/** @param box null leaves everything as it is */
export function useGroups(box: HTMLElement | null, { shown, leaving, direction }: GroupsOptions): Groups {
  const [groups, setGroups] = useState(NONE);
  useLayoutEffect(() => {
    if (!box) return setGroups(NONE);
    const places = new Map<Element, Comment>();
    function group(className: string, items: readonly Element[]): HTMLElement {
      const element = box?.ownerDocument.createElement('div') as HTMLElement;
      element.className = `et_pb_carousel_group ${className}`;
      for (const item of items) {
        if (places.has(item)) {
          element.append(copyOf(item));
          continue;
        }
        const place = element.ownerDocument.createComment('');
        item.replaceWith(place);
        places.set(item, place);
        element.append(item);
      }
      box?.append(element);
      return element;
    }
    const slides = leaving.length > 0;
    const active = group(slides ? (direction === 'next' ? 'next' : 'prev') : 'active', shown);
    const old = slides ? group('active', leaving) : null;
    if (old) {
      old.inert = true;
      for (const one of [active, old])
        Object.assign(one.style, { position: 'absolute', top: 0, left: 0, width: '100%' });
    }
    setGroups({ active, leaving: old });
    return () => {
      for (const [item, place] of places) place.replaceWith(item);
      active.remove();
      old?.remove();
    };
  }, [box, shown, leaving, direction]);
  return groups;
}
