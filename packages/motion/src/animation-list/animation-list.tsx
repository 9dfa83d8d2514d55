/** Entrance animations of elements that the lists name and the markup does not mark (contract C §3): they enter like the others. */
import {
  asList,
  asRecord,
  asText,
  type BehaviorModule,
  type BehaviorProps,
  isIgnored,
  observe,
  type Page,
  page,
  report,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { animation } from '../animation/behavior';
import type { AnimationConfig } from '../animation/config';

type Code = BehaviorModule<AnimationConfig>;

/** Selectors of everything the lists name; order classes come without their dot. */
export const config = (_element: Element, { global }: Pick<Page, 'global'>): readonly string[] =>
  [global('et_animation_data'), global('diviElementAnimationData')].flatMap(asList).flatMap((entry) => {
    const name = asText(asRecord(entry).class)?.trim();
    return name ? name.replace(/^(?=[\w-])/, '.') : [];
  });

/** Those that are marked are found by their mark, and those that have entered stay. */
function unmarked(root: Element, selectors: readonly string[]): Element[] {
  const found = selectors.flatMap((selector) => {
    try {
      return [...root.querySelectorAll(`:is(${selector}):not(.et_animated,.et_had_animation)`)];
    } catch {
      // Told where the lists are used.
      return [];
    }
  });
  return found.filter((element) => !isIgnored(element));
}

interface Entrance {
  element: Element;
  /** Tells it apart. */
  key: number;
  config: AnimationConfig;
}

/** In the order they were found. */
function withNew(before: readonly Entrance[], found: readonly Element[], read: Code['config']): readonly Entrance[] {
  const kept = before.filter(({ element }) => element.isConnected);
  const next = 1 + (before.at(-1)?.key ?? 0);
  const added = [...new Set(found)].flatMap((element, at) => {
    if (before.some((one) => one.element === element)) return [];
    const entrance = read?.(element, page());
    // What scroll effects move has none.
    return entrance?.entry ? { element, key: next + at, config: entrance } : [];
  });
  return kept.length < before.length || added.length > 0 ? [...kept, ...added] : before;
}

export default function AnimationList({ element, config: selectors }: BehaviorProps<readonly string[]>): ReactNode {
  const [found, setFound] = useState<readonly Element[]>([]);
  const [code, setCode] = useState<Code>();
  const [entrances, setEntrances] = useState<readonly Entrance[]>([]);
  const needed = found.length > 0;

  useLayoutEffect(() => {
    const look = () => setFound(unmarked(element, selectors));
    look();
    return observe(element, look, look);
  }, [element, selectors]);
  useLayoutEffect(() => {
    if (needed) animation.load().then(setCode, (error) => report(error, { package: animation.package, element }));
  }, [needed, element]);
  useLayoutEffect(() => {
    if (code) setEntrances((before) => withNew(before, found, code.config));
  }, [code, found]);
  return (
    code && entrances.map(({ key, element: one, config }) => <code.default key={key} element={one} config={config} />)
  );
}
