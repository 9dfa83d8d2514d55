/** Rules of multi-view data: reads the data of both generations and chooses the value for a device and a state (docs/reference/tracking.md#which-value-holds). */
import {
  asBoolean,
  asRecord,
  asText,
  breakpointFor,
  closestTo,
  documentOf,
  isIgnored,
  isInserted,
  matches,
  member,
  page,
  parseBreakpoints,
  queryAll,
} from '@enliven/core';

/** Kinds of values, by the names of Divi 4 and of Divi 5. A kind is the index of a pair. */
const NAMES = 'content setContent attrs setAttrs styles setStyle classes setClassName visibility setVisibility'.split(
  ' ',
);
export const CONTENT = 0;

/** Values by breakpoint, and by breakpoint and state: `tablet--hover`. No prototype, and no value of the wrong type. */
export type Values = Readonly<Record<string, unknown>>;

/** States of a module, the strongest first. Without a value for the focus, that for hover applies. */
export const STATES = ['active', 'checked', 'focus', 'hover', 'sticky'] as const;
export type State = (typeof STATES)[number];

/** Finds elements on a page. */
export interface Finder {
  /** Set if the rule selects more than its source; such elements may be inserted later. */
  selector: string | undefined;
  /** Returns the current elements. */
  find(): readonly Element[];
}

/** Values of one kind for some elements, by device and state. */
export interface Rule extends Finder {
  /** Index in `NAMES`. */
  kind: number;
  values: Values;
  /** Module that prints the rule: a slug of Divi 4, or a name of Divi 5. */
  module: string;
  /** Selector of the elements whose states count. */
  trigger: string | undefined;
  /** The element that carries the data (Divi 4). */
  source: Element | undefined;
  /** Divi 5's name of the change. */
  action: unknown;
  /** Whether the values for the widest device may differ from the server's. */
  isEager: boolean;
}

/** Elements whose content is never replaced. */
const NEVER_CHANGED = 'html,head,body,script,style,title,textarea,iframe,object,template,noscript';
/** Limits beyond those of real pages: elements of one rule, and entries of a map. */
const MOST_TARGETS = 500;
export const MOST = 100;
/** Most characters of a content. */
const LONGEST = 100_000;

/** Modules, and elements around the content of a post, whose author must not change elements outside of it. */
const MODULE = '.et_pb_module';
const POST = 'article,.et_pb_post,.entry-content,.comment';

/** Returns the largest element that an attribute may change: the module around its element, unless a post is between them. */
export function reachOf(carrier: Element): Element {
  const around = closestTo(carrier, `${MODULE},${POST}`);
  return around && matches(around, MODULE) ? around : carrier;
}

/** Selects elements in an element, itself included, or in a document; an invalid selector selects none. */
function select(root: ParentNode, selector: string): readonly Element[] {
  try {
    const own = root instanceof Element && matches(root, selector) ? [root] : [];
    const found = [...own, ...queryAll(root, selector)];
    return found.filter((element) => !matches(element, NEVER_CHANGED)).slice(0, MOST_TARGETS);
  } catch {
    return [];
  }
}

/** Returns the triggers that the data names, preferably an ancestor; else the module around the element. */
export function triggersOf({ source, trigger }: Rule, target: Element): readonly Element[] {
  const from = source ?? target;
  try {
    const near = trigger && closestTo(from, trigger);
    if (near) return [near];
  } catch {
    // Not a selector.
  }
  const named = trigger ? select(source ? reachOf(source) : documentOf(target), trigger) : [];
  const module = closestTo(from, MODULE);
  return named[0] || !module ? named : [module];
}

/**
 * Returns a selector that matches at least all elements of the given ones. Of `.et_pb_blurb_0 h4` and `.et_pb_blurb_1 h4` it keeps `h4`, since
 * long lists of selectors are slow.
 */
export const lastCompounds = (selectors: readonly string[]): string =>
  [
    ...new Set(
      selectors.flatMap((selector) =>
        /["'([\\]/.test(selector)
          ? selector
          : selector.split(',').flatMap(
              (part) =>
                part
                  .trim()
                  .split(/[\s>+~]+/)
                  .at(-1) || [],
            ),
      ),
    ),
  ].join();

export const entriesOf = (map: unknown) => Object.entries(asRecord(map)).slice(0, MOST);

export const asContent = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.length <= LONGEST) || typeof value === 'number' ? `${value}` : undefined;
const asMap = (value: unknown) => (value && typeof value === 'object' ? value : undefined);

/** Readers by kind: return a value of the right type, or undefined. */
const READERS: readonly ((value: unknown) => unknown)[] = [
  asContent,
  asMap,
  asMap,
  asMap,
  (value) =>
    [true, 'visible'].includes(value as string) || ([false, 'hidden'].includes(value as string) ? false : undefined),
];

/** Reads the values of the right type, by breakpoint and state. */
export function readValues(kind: number, data: unknown): Values {
  const values = asRecord(undefined);
  for (const [name, value] of entriesOf(data)) {
    const result = READERS[kind]?.(value);
    // Divi 4 has one value for hover on all devices.
    if (result !== undefined) values[name === 'hover' ? 'desktop--hover' : name] = result;
  }
  return values;
}

/**
 * Returns a rule for each valid entry.
 *
 * @param entries as Divi 5 prints them
 * @param root contains the elements of the entries
 * @param source the element that carries the data (Divi 4)
 */
export const readRules = (entries: readonly unknown[], root: ParentNode, source?: Element): readonly Rule[] =>
  entries.flatMap((entry): Rule | [] => {
    const {
      action,
      moduleId,
      moduleName,
      selector: printedSelector,
      hoverSelector,
      data,
      switchOnLoad,
    } = asRecord(entry);
    const kind = NAMES.indexOf(action as string) >> 1;
    const selector = asText(printedSelector);
    const values = readValues(kind, data);
    if (!Object.keys(values)[0] || !(selector || source)) return [];
    // `divi/tab-6` has the class `et_pb_tab_6`.
    const order = `.et_pb_${(asText(moduleId) ?? '').replace(/^.*\//, '').replace(/\W/g, '_')}`;
    return {
      kind,
      values,
      module: asText(moduleName) ?? '',
      trigger: asText(hoverSelector),
      source,
      action,
      isEager: !!source || asBoolean(switchOnLoad),
      selector,
      find() {
        if (!selector) return [source as Element];
        const found = select(root, selector).filter((element) => source || !isIgnored(element) || isInserted(element));
        if (kind) return found;
        // An element in another module, or around another target, does not belong to the module.
        return found.filter((element) => {
          const module = closestTo(element, MODULE);
          return !(
            (module && !matches(module, order) && closestTo(member(module, 'parentElement'), order)) ||
            found.some((other) => other !== element && member(element, 'contains')(other))
          );
        });
      },
    };
  });

/** Returns the breakpoint of a window width and those from which it inherits: `['phone', 'tablet', 'desktop']`. */
export function breakpointChain(
  width: number,
  left = parseBreakpoints(page().global('diviBreakpointData')),
): readonly string[] {
  const found = breakpointFor(width, left);
  const others = left.filter(({ name }) => name !== found);
  return others.length < left.length ? [found, ...breakpointChain(width, others)] : [];
}

/** Returns the states that have a value. */
export const statesOf = (values: Values): readonly State[] =>
  STATES.filter((state) => Object.keys(values).some((name) => name.endsWith(`--${state}`)));

export interface Found {
  /** Identifies the value; equal keys are equal values. */
  key: string;
  value: unknown;
  /** Value without a state, of which a state may change only a part. */
  normal?: unknown;
  /** Whether it is the base value, which the server has printed. */
  isBase?: boolean;
}

/**
 * Returns the value for a device and the current states.
 *
 * @param has whether the element is in a state; may be slow, so it is called only for states that have a value
 * @param states those of `statesOf`
 * @returns undefined without a value: then the element keeps the server's markup
 */
export function valueFor(
  values: Values,
  chain: readonly string[],
  has: (state: State) => boolean,
  states = statesOf(values),
): Found | undefined {
  const nearest = (end: string) => chain.map((name) => name + end).find((name) => name in values);
  const base = chain.at(-1) as string;
  let key = nearest('');
  if (!key) return undefined;
  // A value that equals the base has not changed: a video in it continues to play.
  if (values[key] === values[base]) key = base;
  for (const state of states) {
    const own = nearest(`--${state}`);
    if (own && has(state)) return { key: key + own, value: values[own], normal: values[key] };
  }
  return { key, value: values[key], isBase: key === base };
}
