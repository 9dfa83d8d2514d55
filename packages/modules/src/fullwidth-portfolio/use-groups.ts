/** Moves visible projects into groups, as theme style sheets expect, and restores their positions. */
import { cloneSilently, documentOf, member, queryAll } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

export interface Groups {
  active: HTMLElement | null;
  leaving: HTMLElement | null;
}

export interface GroupsOptions {
  /** Projects to show. */
  shown: readonly HTMLElement[];
  /** Projects of the leaving group; empty without a slide. */
  leaving: readonly HTMLElement[];
  /** Direction of the slide, which decides the class of the entering group. */
  direction: 'next' | 'previous';
}

const NONE: Groups = { active: null, leaving: null };

/** Copies a project that is in both groups; the copy leaves. */
function copyOf(item: Element): Element {
  const copy = cloneSilently(item);
  for (const named of [copy, ...queryAll(copy, '[id]')]) member(named, 'removeAttribute')('id');
  member(copy, 'setAttribute')('aria-hidden', 'true');
  return copy;
}

/** Returns the groups. @param box null changes nothing */
export function useGroups(box: HTMLElement | null, { shown, leaving, direction }: GroupsOptions): Groups {
  const [groups, setGroups] = useState(NONE);
  useLayoutEffect(() => {
    if (!box) return setGroups(NONE);
    const placeholders = new Map<Element, Comment>();
    function createGroup(place: HTMLElement, className: string, items: readonly Element[]): HTMLElement {
      const owner = documentOf(place);
      const group = owner.createElement('div');
      group.className = `et_pb_carousel_group ${className}`;
      for (const item of items) {
        if (placeholders.has(item)) {
          group.append(copyOf(item));
          continue;
        }
        const placeholder = owner.createComment('');
        member(item, 'replaceWith')(placeholder);
        placeholders.set(item, placeholder);
        group.append(item);
      }
      member(place, 'append')(group);
      return group;
    }
    const isSliding = leaving.length > 0;
    const active = createGroup(box, isSliding ? (direction === 'next' ? 'next' : 'prev') : 'active', shown);
    const old = isSliding ? createGroup(box, 'active', leaving) : null;
    if (old) {
      old.inert = true;
      for (const one of [active, old])
        Object.assign(one.style, { position: 'absolute', top: 0, left: 0, width: '100%' });
    }
    setGroups({ active, leaving: old });
    return () => {
      for (const [item, placeholder] of placeholders) placeholder.replaceWith(item);
      active.remove();
      old?.remove();
    };
  }, [box, shown, leaving, direction]);
  return groups;
}
