/** The sticky modules of a page (contract B): each element is told by claims and a placeholder what it looks like. */
import { $builder, type BehaviorProps, page } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { fetchPart } from './parts';
import { readSticky, type StickyEntry } from './read-sticky';
import { openYard } from './yard';

/**
 * Events on the window: `ETBuilderStickyStart`, `ETBuilderStickyEnd`; on the module: `enliven:stick`, `enliven:unstick`.
 */
export default function Sticky({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => {
    let sources: readonly unknown[] = [];
    let entries: readonly StickyEntry[] = [];
    let stopped = false;

    const onOdd = async () => (await fetchPart('problems'))?.tellProblems(sources, element.ownerDocument);
    /** Late scripts may say more than the page did before. */
    const entriesNow = () => {
      const now = ['et_pb_sticky_elements', 'diviElementStickyData'].map(page().global);
      if (now.some((source, at) => source !== sources[at])) {
        sources = now;
        entries = readSticky(now[0], now[1], onOdd);
      }
      return entries;
    };
    const yard = openYard(element, entriesNow, onOdd);
    const off = [yard.stop];
    if ($builder.get())
      fetchPart('builder').then((part) => {
        if (!part || stopped) return;
        const onSettings = (settings: unknown) => {
          entries = part.mergeSettings(entries, settings, onOdd);
          yard.find();
        };
        off.push(part.followBuilder(element, () => yard.arrange(true), onSettings));
      });
    return () => {
      stopped = true;
      for (const end of off) end();
    };
  }, [element]);
  return null;
}
