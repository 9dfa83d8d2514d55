/** Collects problems of a page's data, once for each kind. */

/** A problem; `problemTexts` makes the function that describes it, a lazy part. */
export interface Problem<Kind extends string = string> {
  kind: Kind;
  /** Names, and what was there, of the first one. */
  details: readonly unknown[];
  /** How many more there are. */
  more: number;
}

/** A collection of problems. */
export interface Problems<Kind extends string = string> {
  add(kind: Kind, ...details: unknown[]): void;
  list(): Problem<Kind>[];
}

/** Collects problems of a page's data, once for each kind. */
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

/** What a value is instead of what was wanted: `a list`, `null`, `a value of type number`. */
export const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a value of type ${typeof value}`;

/**
 * Makes the function that puts problems into words.
 *
 * @param sentences for each kind of problem, made from its details
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
