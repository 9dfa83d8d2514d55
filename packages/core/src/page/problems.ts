/** Collection of problems in a page's data, one for each kind. */

/** Problem in a page's data; `problemTexts` describes it. */
export interface Problem<Kind extends string = string> {
  kind: Kind;
  /** Name and value of the first occurrence. */
  details: readonly unknown[];
  /** Number of further occurrences. */
  more: number;
}

/** Collection of problems. */
export interface Problems<Kind extends string = string> {
  add(kind: Kind, ...details: unknown[]): void;
  list(): Problem<Kind>[];
}

/** Collection of problems in a page's data, one for each kind. */
export function collectProblems<Kind extends string>(): Problems<Kind> {
  const found = new Map<Kind, Problem<Kind>>();
  return {
    add(kind, ...details) {
      const known = found.get(kind);
      if (known) known.more += 1;
      else found.set(kind, { kind, details, more: 0 });
    },
    list: () => [...found.values()],
  };
}

/** Describes the type of a value: `a list`, `null`, `a value of type number`. */
export const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a value of type ${typeof value}`;

/**
 * Returns the function that describes problems.
 *
 * @param sentences functions that make a sentence from the details, by kind
 */
/* @__NO_SIDE_EFFECTS__ */
export function problemTexts<Kind extends string>(
  sentences: Readonly<Record<Kind, (...details: unknown[]) => string>>,
): (problem: Problem<Kind>) => string {
  return ({ kind, details, more }) => {
    const sentence = sentences[kind](...details);
    return more ? `${sentence} So it is with ${more} more.` : sentence;
  };
}
