/** Entrance animations of elements that the lists name and the markup does not mark (docs/reference/animation.md#while-it-runs): they enter like the others. */
import {
  asList,
  asRecord,
  asText,
  type BehaviorModule,
  type BehaviorProps,
  isIgnored,
  member,
  observeMarkup,
  type Page,
  page,
  query,
  queryAll,
  report,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { animation } from '../animation';
import type { AnimationConfig } from '../animation/config';

type Code = BehaviorModule<AnimationConfig>;

function parses(owner: Document, selector: string): boolean {
  try {
    query(owner.createDocumentFragment(), selector);
    return true;
  } catch {
    // Told where the lists are used.
    return false;
  }
}

/** One selector for everything the lists name; order classes come without their dot. */
export function config({ ownerDocument }: Element, { global }: Pick<Page, 'global'>): string {
  const names = [global('et_animation_data'), global('diviElementAnimationData')].flatMap(asList).flatMap((entry) => {
    const name = asText(asRecord(entry).class)?.trim();
    return name ? name.replace(/^(?=[\w-])/, '.') : [];
  });
  return [...new Set(names)].filter((name) => parses(ownerDocument, name)).join();
}

/** Those that are marked are found by their mark, and those that have entered stay. */
const unmarked = (root: Element, selector: string): Element[] =>
  queryAll(root, `:is(${selector}):not(.et_animated,.et_had_animation)`).filter((element) => !isIgnored(element));

const same = (a: readonly Element[], b: readonly Element[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

interface Entrance {
  element: Element;
  /** Tells it apart. */
  key: number;
  config: AnimationConfig;
}

/** In the order they were found. */
function withNew(before: readonly Entrance[], found: readonly Element[], read: Code['config']): readonly Entrance[] {
  const kept = before.filter(({ element }) => member(element, 'isConnected'));
  const next = 1 + (before.at(-1)?.key ?? 0);
  const added = found.flatMap((element, at) => {
    if (before.some((one) => one.element === element)) return [];
    const entrance = read?.(element, page());
    // Elements with scroll effects have no entrance.
    return entrance?.entry ? { element, key: next + at, config: entrance } : [];
  });
  return kept.length < before.length || added.length > 0 ? [...kept, ...added] : before;
}

export default function AnimationList({ element, config: selector }: BehaviorProps<string>): ReactNode {
  const [found, setFound] = useState<readonly Element[]>([]);
  const [code, setCode] = useState<Code>();
  const [entrances, setEntrances] = useState<readonly Entrance[]>([]);
  const needed = found.length > 0;

  useLayoutEffect(() => {
    if (!selector) return;
    function look(): void {
      const now = unmarked(element, selector);
      setFound((before) => (same(before, now) ? before : now));
    }
    look();
    return observeMarkup(element, look, look);
  }, [element, selector]);
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
