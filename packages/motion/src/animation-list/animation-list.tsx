/** Entrance animations of elements that the lists name and the markup does not mark (contract C §3): they enter like the others. */
import { type BehaviorProps, isIgnored, observe, type Page, page } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import Animation, { config as configOf } from '../animation/animation';
import type { AnimationConfig } from '../animation/config';
import { animationEntries } from '../animation/entry';

/** Selectors of everything the lists name. What is wrong with the lists is told where they are used. */
export const config = (_element: Element, { global }: Pick<Page, 'global'>): readonly string[] =>
  animationEntries([global('et_animation_data'), global('diviElementAnimationData')], () => {}).map(
    ({ selector }) => selector,
  );

/** Those that are marked are found by their mark, and those that have entered stay. */
function unmarked(root: Element, selectors: readonly string[]): Element[] {
  const found = selectors.flatMap((selector) => {
    try {
      return [...root.querySelectorAll(`:is(${selector}):not(.et_animated,.et_had_animation)`)];
    } catch {
      return [];
    }
  });
  return found.filter((element) => !isIgnored(element) && configOf(element, page()).entry);
}

interface Entrance {
  /** Tells it apart. */
  key: number;
  config: AnimationConfig;
}

/** In the order they were found. */
type Found = ReadonlyMap<Element, Entrance>;

function withNew(before: Found, elements: readonly Element[]): Found {
  const kept = [...before].filter(([element]) => element.isConnected);
  const added = [...new Set(elements)].filter((element) => !before.has(element));
  if (kept.length === before.size && added.length === 0) return before;
  const next = 1 + Math.max(0, ...[...before.values()].map(({ key }) => key));
  return new Map([
    ...kept,
    ...added.map((element, at) => [element, { key: next + at, config: configOf(element, page()) }] as const),
  ]);
}

export default function AnimationList({ element, config: selectors }: BehaviorProps<readonly string[]>): ReactNode {
  const [found, setFound] = useState<Found>(new Map());
  useLayoutEffect(() => {
    const look = () => {
      const elements = unmarked(element, selectors);
      setFound((before) => withNew(before, elements));
    };
    look();
    return observe(element, look, look);
  }, [element, selectors]);
  return [...found].map(([one, { key, config }]) => <Animation key={key} element={one} config={config} />);
}
