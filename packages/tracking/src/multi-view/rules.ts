/** Reads multi-view data of both generations into rules, chooses the value that holds, and says what it means for an element (docs/reference/tracking.md#which-value-holds). */
import {
  asBoolean,
  asRecord,
  asText,
  breakpointFor,
  isIgnored,
  isInserted,
  page,
  parseBreakpoints,
} from '@enliven/core';

/** What differs, by the names of Divi 4 and of Divi 5. A kind is the place of a pair. */
const NAMES = 'content setContent attrs setAttrs styles setStyle classes setClassName visibility setVisibility'.split(
  ' ',
);
export const CONTENT = 0;

/** By breakpoint, and by breakpoint and state: `tablet--hover`. No prototype, and no value of the wrong type. */
export type Values = Readonly<Record<string, unknown>>;

/** States of a module, the strongest first. Where nothing is said for the focus, hover stands for it. */
export const STATES = ['active', 'checked', 'focus', 'hover', 'sticky'] as const;
export type State = (typeof STATES)[number];

/** What is looked for on a page. */
export interface Finder {
  /** Selects more elements than its source; they may come late. */
  selector: string | undefined;
  /** The elements it is about now. */
  find(): readonly Element[];
}

/** One thing of some elements, by device and state. */
export interface Rule extends Finder {
  /** Place in `NAMES`. */
  kind: number;
  values: Values;
  /** What prints it: a slug of Divi 4, or a module's name of Divi 5. */
  module: string;
  /** Selector of the elements whose hover and focus count. */
  trigger: string | undefined;
  /** The element that carries the data (Divi 4). */
  source: Element | undefined;
  /** What Divi 5 calls the change. */
  action: unknown;
  /** The values for the widest device may differ from what the server printed. */
  eager: boolean;
}

/** Elements whose content is never replaced. */
const WHOLE = 'html,head,body,script,style,title,textarea,iframe,object,template,noscript';
/** More than any page has: elements of one module, and entries of a map. */
const MOST_TARGETS = 500;
export const MOST = 100;
/** Characters of a content: more than anybody writes. */
const LONGEST = 100_000;

/** Modules, and elements around the content of a post, whose author has no say about what lies outside. */
const MODULE = '.et_pb_module';
const POST = 'article,.et_pb_post,.entry-content,.comment';

/** Returns the largest element that an attribute may change: the module that its carrier is in, unless a post lies between them. */
export function reachOf(carrier: Element): Element {
  const around = carrier.closest(`${MODULE},${POST}`);
  return around?.matches(MODULE) ? around : carrier;
}

/** Everything that a selector selects in an element or a document, itself included; a broken one selects nothing. */
function select(root: ParentNode, selector: string): readonly Element[] {
  try {
    const own = root instanceof Element && root.matches(selector) ? [root] : [];
    const found = [...own, ...root.querySelectorAll(selector)];
    return found.filter((element) => !element.matches(WHOLE)).slice(0, MOST_TARGETS);
  } catch {
    return [];
  }
}

/** What the data names, nearby if it is there; else the module around the element. */
export function triggersOf({ source, trigger }: Rule, target: Element): readonly Element[] {
  const from = source ?? target;
  try {
    const near = trigger && from.closest(trigger);
    if (near) return [near];
  } catch {
    // Not a selector.
  }
  const named = trigger ? select(source ? reachOf(source) : target.ownerDocument, trigger) : [];
  const module = from.closest(MODULE);
  return named[0] || !module ? named : [module];
}

/**
 * A selector of at least whatever one of the others selects. Of `.et_pb_blurb_0 h4` and `.et_pb_blurb_1 h4` it keeps `h4`, since
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

/** Of each kind: a value of the right type, or undefined. */
const READ: readonly ((value: unknown) => unknown)[] = [
  asContent,
  asMap,
  asMap,
  asMap,
  (value) =>
    [true, 'visible'].includes(value as string) || ([false, 'hidden'].includes(value as string) ? false : undefined),
];

/** The values of the right type, by breakpoint and state. */
export function readValues(kind: number, data: unknown): Values {
  const values = asRecord(undefined);
  for (const [name, value] of entriesOf(data)) {
    const read = READ[kind]?.(value);
    // Divi 4 has one for hover, whatever the device.
    if (read !== undefined) values[name === 'hover' ? 'desktop--hover' : name] = read;
  }
  return values;
}

/**
 * One rule for each entry that says something.
 *
 * @param entries as Divi 5 prints them
 * @param root what the entries are about is in it
 * @param source the element that carries the data (Divi 4)
 */
export const readRules = (entries: readonly unknown[], root: ParentNode, source?: Element): readonly Rule[] =>
  entries.flatMap((entry): Rule | [] => {
    const { action, moduleId, moduleName, selector: given, hoverSelector, data, switchOnLoad } = asRecord(entry);
    const kind = NAMES.indexOf(action as string) >> 1;
    const selector = asText(given);
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
      eager: !!source || asBoolean(switchOnLoad),
      selector,
      find() {
        if (!selector) return [source as Element];
        const found = select(root, selector).filter((element) => source || !isIgnored(element) || isInserted(element));
        if (kind) return found;
        // What is in another module, or around another target, is not the module's own.
        return found.filter((element) => {
          const module = element.closest(MODULE);
          return !(
            (module && !module.matches(order) && module.parentElement?.closest(order)) ||
            found.some((other) => other !== element && element.contains(other))
          );
        });
      },
    };
  });

/** The breakpoint of a window width and those it inherits from: `['phone', 'tablet', 'desktop']`. */
export function breakpointChain(
  width: number,
  left = parseBreakpoints(page().global('diviBreakpointData')),
): readonly string[] {
  const found = breakpointFor(width, left);
  const others = left.filter(({ name }) => name !== found);
  return others.length < left.length ? [found, ...breakpointChain(width, others)] : [];
}

/** The states that something is said about. */
export const statesOf = (values: Values): readonly State[] =>
  STATES.filter((state) => Object.keys(values).some((name) => name.endsWith(`--${state}`)));

export interface Found {
  /** Which value it is; equal keys are equal values. */
  key: string;
  value: unknown;
  /** What holds without a state, of which a state may leave a part as it is. */
  normal?: unknown;
  /** It is the value of the base, which the server has printed. */
  base?: boolean;
}

/**
 * @param has whether the element is in a state; may be slow, so it is asked only about those that have a value
 * @param states those of `statesOf`
 * @returns undefined where nothing is said: then the element is left as the server printed it
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
  // What returns on a narrower device has not changed: a video in it goes on.
  if (values[key] === values[base]) key = base;
  for (const state of states) {
    const own = nearest(`--${state}`);
    if (own && has(state)) return { key: key + own, value: values[own], normal: values[key] };
  }
  return { key, value: values[key], base: key === base };
}
