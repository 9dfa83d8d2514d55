/** The sticky modules of a page (contract B): each element is told by claims and a placeholder what it looks like. */
import { $breakpoint, type BehaviorProps, collectProblems, type Page, page } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Problem, ProblemKind } from '../shared/problem-text';
import { concerns, parses } from './collect';
import { readSticky, type StickyEntry, settingsFor } from './read-sticky';
import { tell } from './tell';
import { watch } from './watch';
import { openYard } from './yard';

export interface StickyConfig {
  entries: readonly StickyEntry[];
  problems: readonly Problem[];
}

/** What the page says at this moment; late scripts may say more. */
export const config = (_element: Element, page: Page): StickyConfig => {
  const [legacy, native] = sources(page);
  return readSticky(legacy, native);
};

const sources = ({ global }: Page) => ['et_pb_sticky_elements', 'diviElementStickyData'].map(global);

/** Entries whose selectors can be asked for; what is wrong with the others, and with these on this device, is told. */
function usable({ entries, problems }: StickyConfig, document: Document): StickyEntry[] {
  const found = collectProblems<ProblemKind>();
  const good = entries.filter((entry) => {
    const fine = parses(document, entry);
    if (!fine) found.add('parse', entry.id, entry.selector);
    return fine;
  });
  tell([...problems, ...found.list(), ...settingsFor(good, $breakpoint.get()).problems]);
  return good;
}

/** What a builder sends stands for what was there; what it does not speak of stays as it was. */
function merged(before: readonly StickyEntry[], settings: unknown): StickyConfig {
  const { entries, problems } = readSticky(settings);
  return {
    problems,
    entries: entries.map((entry) => {
      const old = before.find(({ id }) => id === entry.id);
      const next = { ...entry, fields: { ...old?.fields, ...entry.fields } };
      return old && JSON.stringify(old) === JSON.stringify(next) ? old : next;
    }),
  };
}

/**
 * Events on the window: `ETBuilderStickyStart`, `ETBuilderStickyEnd`; on the module: `enliven:stick`, `enliven:unstick`.
 */
export default function Sticky({ element, config: printed }: BehaviorProps<StickyConfig>): ReactNode {
  useLayoutEffect(() => {
    const document = element.ownerDocument;
    const yard = openYard(element);
    let entries = usable(printed, document);
    let read = sources(page());
    const look = (restart = false) => {
      yard.find(entries, restart);
      watching.follow();
    };
    const watching = watch(element, yard, {
      onDevice: () => look(true),
      onAdded(subtrees) {
        const now = sources(page());
        if (now.some((source, at) => source !== read[at])) {
          read = now;
          entries = usable(config(element, page()), document);
        } else if (!subtrees.some((from) => concerns(entries, from))) return;
        look();
      },
      onRemoved() {
        if (yard.members.some(({ elements }) => !elements.every(({ isConnected }) => isConnected))) look();
      },
      onSettings(settings) {
        entries = usable(merged(entries, settings), document);
        look();
      },
    });
    look(true);
    return () => {
      watching.stop();
      yard.stop();
    };
  }, [element, printed]);
  return null;
}
