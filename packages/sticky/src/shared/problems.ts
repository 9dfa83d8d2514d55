/** Collects what is wrong with a page's data: one sentence for each kind, however many entries share it. */

export interface Problems {
  /** @param kind sentences of one kind are said once, by the first */
  add(kind: string, sentence: string): void;
  sentences(): string[];
}

export function collectProblems(): Problems {
  const kinds = new Map<string, { sentence: string; more: number }>();
  return {
    add(kind, sentence) {
      const known = kinds.get(kind);
      if (known) known.more += 1;
      else kinds.set(kind, { sentence, more: 0 });
    },
    sentences: () =>
      [...kinds.values()].map(({ sentence, more }) => (more ? `${sentence} So it is with ${more} more.` : sentence)),
  };
}

/** What a value is, for a sentence: `a list`, `a string`, `null`. */
export const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a value of type ${typeof value}`;
