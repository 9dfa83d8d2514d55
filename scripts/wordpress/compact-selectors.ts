/** Selectors in the form that the WordPress plugin tests without a parser: of CSS, only what the catalog's selectors use. */
import { type AttributeSelector, parse, type Selector } from 'css-what';

/** Compound selector, with those of its ancestors. Absent fields test nothing. */
export interface Compound {
  /** Name of the tag, in upper case. */
  t?: string;
  /** Id. */
  i?: string;
  /** Classes. */
  c?: string[];
  /** Attributes: name, test, value. */
  a?: [name: string, test: string, value: string][];
  /** Selectors that must not match. */
  n?: Compound[];
  /** Place among siblings: `first-child`, `first-of-type`, `last-of-type`. */
  p?: string;
  /** Combinator, and the selector of the parent or ancestor. */
  b?: [combinator: '>' | ' ', compound: Compound];
}

/** Tests of attributes that the plugin knows. */
const TESTS = new Set(['exists', 'equals', 'any', 'start', 'end']);
const PLACES = new Set(['first-child', 'first-of-type', 'last-of-type']);
/** Attributes of ancestors that the plugin stores. */
const OF_ANCESTORS = new Set(['class']);
/** Attributes whose values HTML compares without regard to case. */
const ANY_CASE = new Set(['type']);

const fail = (selector: string, part: string): never => {
  throw new Error(
    `The WordPress plugin can't test "${part}" of the selector "${selector}". Add it to scripts/wordpress/compact-selectors.ts and to includes/class-enliven-selectors.php.`,
  );
};

function addAttribute(compound: Compound, token: AttributeSelector, whole: string): void {
  const { name, action, value } = token;
  if (name === 'class' && action === 'element') compound.c = [...(compound.c ?? []), value];
  else if (name === 'id' && action === 'equals' && !compound.i) compound.i = value;
  else if (TESTS.has(action)) {
    const ignoresCase = token.ignoreCase === true || (token.ignoreCase === null && ANY_CASE.has(name));
    if (ignoresCase && action !== 'equals') fail(whole, `[${name}]`);
    compound.a = [...(compound.a ?? []), [name, ignoresCase ? 'equals-any-case' : action, value]];
  } else fail(whole, `[${name}] (${action})`);
}

/** Returns the union of two compounds of one element. */
function joined(one: Compound, other: Compound, whole: string): Compound {
  for (const key of ['t', 'i', 'p'] as const) if (one[key] && other[key]) fail(whole, `two of "${key}"`);
  if (other.b) fail(whole, 'a combinator in :is()');
  const result: Compound = { ...one, ...other };
  for (const key of ['c', 'a', 'n'] as const) {
    const list = [...(one[key] ?? []), ...(other[key] ?? [])];
    if (list.length > 0) Object.assign(result, { [key]: list });
  }
  return result;
}

/** Returns the compounds for the tokens between two combinators: several for `:is()`. */
function compounds(tokens: readonly Selector[], whole: string): Compound[] {
  const base: Compound = {};
  let all: Compound[] = [base];
  for (const token of tokens) {
    if (token.type === 'universal') continue;
    if (token.type === 'tag') base.t = token.name.toUpperCase();
    else if (token.type === 'attribute') addAttribute(base, token, whole);
    else if (token.type === 'pseudo' && PLACES.has(token.name)) base.p = token.name;
    else if (token.type === 'pseudo' && token.name === 'not' && Array.isArray(token.data))
      base.n = [...(base.n ?? []), ...token.data.flatMap((part) => complex(part, whole))];
    else if (token.type !== 'pseudo' || token.name !== 'is' || !Array.isArray(token.data)) fail(whole, token.type);
  }
  for (const token of tokens) {
    if (token.type !== 'pseudo' || token.name !== 'is' || !Array.isArray(token.data)) continue;
    const choices = token.data.flatMap((part) => complex(part, whole));
    all = all.flatMap((one) => choices.map((choice) => joined(one, choice, whole)));
  }
  return all;
}

const COMBINATORS: Readonly<Record<string, '>' | ' '>> = { child: '>', descendant: ' ' };

function complex(tokens: readonly Selector[], whole: string): Compound[] {
  let before: Compound[] | undefined;
  let combinator: '>' | ' ' | undefined;
  let start = 0;
  const finish = (end: number): Compound[] => {
    const own = compounds(tokens.slice(start, end), whole);
    if (!before || !combinator) return own;
    const link = combinator;
    for (const { a, p } of before)
      if (p === 'last-of-type' || p === 'first-of-type' || a?.some(([name]) => !OF_ANCESTORS.has(name)))
        fail(whole, 'an attribute or place of an ancestor');
    const ancestors = before;
    return own.flatMap((one) => ancestors.map((ancestor) => ({ ...one, b: [link, ancestor] as Compound['b'] })));
  };
  for (const [at, token] of tokens.entries()) {
    const link = COMBINATORS[token.type];
    if (!link) continue;
    before = finish(at);
    combinator = link;
    start = at + 1;
  }
  return finish(tokens.length);
}

/** Returns the compact forms of a selector; an element matches if one of them does. @throws Error for CSS that the plugin can't test */
export function compactSelector(selector: string): Compound[] {
  return parse(selector).flatMap((tokens) => complex(tokens, selector));
}
