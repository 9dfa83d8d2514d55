/** Collects what is wrong with a page's data: once for each kind, however many entries share it. */
import type { ProblemKind } from './problem-text';

/** Said in words by `problemText`, which pages without mistakes need not fetch. */
export interface Problem {
  kind: ProblemKind;
  /** Names, and what was there, of the first one. */
  details: readonly unknown[];
  /** How many more there are. */
  more: number;
}

export interface Problems {
  add(kind: ProblemKind, ...details: unknown[]): void;
  list(): Problem[];
}

export function collectProblems(): Problems {
  const found = new Map<ProblemKind, Problem>();
  return {
    add(kind, ...details) {
      const known = found.get(kind);
      if (known) known.more += 1;
      else found.set(kind, { kind, details, more: 0 });
    },
    list: () => [...found.values()],
  };
}
