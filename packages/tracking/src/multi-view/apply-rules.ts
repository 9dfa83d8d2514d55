/** Applies the rules of a page: the value of the device and of what is hovered or focused, for all of its elements together (docs/reference/tracking.md#multi-view). */
import {
  $breakpoint,
  $viewport,
  claimSet,
  createSlicedQueue,
  listen,
  observeMarkup,
  type Release,
  remark,
  report,
  switched,
  type WantedClaim,
} from '@enliven/core';
import { listeners } from '../shared/listeners';
import { contentOf } from './content';
import { observeStates, TRIGGER } from './element-states';
import {
  breakpointChain,
  CONTENT,
  type Finder,
  type Found,
  lastCompounds,
  type Rule,
  type State,
  statesOf,
  triggersOf,
  valueFor,
} from './rules';
import { HIDDEN, holderOf, wantedOf } from './wanted';

const IMAGE = 'class:et_multi_view_image__';
/** Milliseconds of rest before a resized window counts. */
const REST = 200;
/**
 * Limits for a page, since a small attribute can ask for much work: rules on elements, and claims of their values. Pages in use have a few
 * hundred; more are left as the server printed them.
 */
const MOST_LINKS = 4000;
const MOST_CLAIMS = 20_000;
/** Milliseconds until a busy browser has to make time for what may be needed later. */
const IDLE = 2000;

/** A rule on one element. */
interface Link {
  target: Element;
  isStateful: unknown;
  /** @param keepsFocus whether a content without a place for the focus waits until the focus has gone */
  apply(keepsFocus?: boolean): void;
  /** Does beforehand what takes long. */
  prepare(): void;
  end(): void;
}

/** Begins with some rules. @returns the function that takes them back */
type Engine = (rules: readonly Finder[]) => Release;

const engines = new WeakMap<Document, Engine>();

/** What applies rules to a page, until it has none. */
function createEngine(owner: Document): Engine {
  const view = owner.defaultView as Window;
  const links = new Map<Finder, Map<Element, Link>>();
  /** The links of all rules. */
  const all = new Set<Link>();
  /** Rules that may find more, or less, than at the start. */
  const wide = new Set<Finder>();
  /** Selects at least whatever a rule may find after the start; undefined until it is asked for. */
  let compounds: string | undefined;
  /** What has nothing of that in it: contents come and go with each change of the device. */
  const unwanted = new WeakMap<Element, string>();
  let chain = breakpointChain($viewport.get().width);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const queue = createSlicedQueue<Link>(async (some) => {
    for (const link of some) link.apply();
  });

  /** Later, since contents that are replaced move the focus themselves. */
  const notify = () =>
    queueMicrotask(() => {
      for (const link of all) if (link.isStateful) link.apply(true);
    });
  const states = observeStates(owner, notify);
  /** Claims of all links, about. */
  let claimed = 0;

  /** Whether the page has as many rules or claims as it may have. */
  function isSpent(): boolean {
    if (all.size < MOST_LINKS && claimed < MOST_CLAIMS) return false;
    remark(
      `multi-view data asks for more than ${MOST_LINKS} elements or ${MOST_CLAIMS} values on one page, so the rest is left as the server printed it. Remove data-et-multi-view where it changes nothing.`,
      { package: '@enliven/tracking', behavior: 'multi-view' },
    );
    return true;
  }

  function linkOf(rule: Rule, target: Element): Link {
    const { kind, values, source, module, action, eager } = rule;
    const named = statesOf(values);
    const [isStateful] = named;
    const isOwn = !!source;
    const triggers = isStateful || source ? triggersOf(rule, target) : [];
    const content = kind === CONTENT ? contentOf(target) : undefined;
    const image = holderOf(target, 'src') as HTMLImageElement;
    const loading = listeners();
    const claims = claimSet();
    /** Whether a trigger is in a state; pointing at a module counts for all that is in it (Divi 4). */
    const isIn = (state: State) =>
      triggers.some((one) => states.has(state, one) || (source && state === 'hover' && states.isWithinHeld(one)));
    /** Which value is applied, and what it claims. */
    let key: string | undefined;
    let wanted: readonly WantedClaim[] = [];

    const put = (...more: WantedClaim[]) =>
      claims.set([
        ...wanted,
        ...more,
        ...triggers.flatMap((one): WantedClaim[] => [
          [one, `class:${TRIGGER}`, true],
          [isStateful && states.has('hover', one) && one, 'class:et_multi_view__hovered', true],
        ]),
      ]);

    function apply(keepsFocus?: boolean): void {
      const found = valueFor(values, chain, isIn, named);
      const chosen: Partial<Found> = found && (eager || !found.base) ? found : {};
      const { key: next = '', value, base } = chosen;
      // What the server has printed for the base is there already, alive and perhaps filled in.
      const isEmpty = key === undefined && !target.firstElementChild && !target.textContent?.trim();
      const html = base && !isEmpty ? undefined : (value as string | undefined);
      if (next === key || (content && !content.show(html, isOwn, keepsFocus))) {
        if (isStateful) put();
        return;
      }
      const isNews = key !== undefined || (next && !base);
      key = next;
      loading.end();
      const before = image.getAttribute('src');
      claimed -= wanted.length;
      wanted = content
        ? [[value === '' && !source && !isStateful && target, HIDDEN, true]]
        : value === undefined || isSpent()
          ? []
          : wantedOf(rule, target, chosen as Found);
      claimed += wanted.length;
      put();
      const now = image.getAttribute('src');
      // What is no picture does not say whether it is complete.
      if (now && now !== before && image.complete === false) {
        // Hidden until it is here, or is known not to come.
        loading.on(image, 'load error', () => {
          loading.end();
          wanted = [...wanted, [image, `${IMAGE}loaded`, true]];
          put();
        });
        put([image, `${IMAGE}loading`, true], [image, `${IMAGE}loaded`, false]);
      }
      if (!isNews) return;
      switched.emit({ element: target, module });
      // The name is the theme's own, for scripts that listen to it.
      const detail = { element: target, moduleName: module, value };
      if (!source) view.dispatchEvent(new CustomEvent(`divi:multiView:${action}`, { detail }));
    }

    const link: Link = {
      target,
      isStateful,
      // Where one throws, the server's version stays, and the others have theirs.
      apply(keepsFocus) {
        try {
          apply(keepsFocus);
        } catch (error) {
          report(error, { package: '@enliven/tracking', behavior: 'multi-view', element: target });
        }
      },
      prepare() {
        for (const name in values) if (name !== chain.at(-1)) content?.prepare(values[name] as string, isOwn);
      },
      end() {
        all.delete(link);
        claimed -= wanted.length;
        wanted = [];
        link.apply = link.prepare = () => {};
        loading.end();
        content?.show(undefined, isOwn);
        claims.set([]);
      },
    };
    return link;
  }

  /** Finds the rule's elements again. */
  function find(rule: Finder): void {
    const own = links.get(rule) ?? new Map<Element, Link>();
    links.set(rule, own);
    if (rule.selector) wide.add(rule);
    const found = new Set(rule.find());
    for (const [target, link] of own)
      if (!found.delete(target)) {
        own.delete(target);
        link.end();
      }
    for (const target of found) {
      if (isSpent()) return;
      const link = linkOf(rule as Rule, target);
      own.set(target, link);
      all.add(link);
      link.apply();
      // The other versions are parsed while nobody waits.
      if ((rule as Rule).kind === CONTENT) view.requestIdleCallback?.(() => link.prepare(), { timeout: IDLE });
    }
  }

  const findAll = () => wide.forEach(find);

  function look(subtrees: readonly Element[]): void {
    compounds ??= lastCompounds([...wide].map((rule) => rule.selector as string));
    const selector = compounds;
    try {
      const isWanted = (one: Element) => {
        if (unwanted.get(one) === selector) return false;
        if (one.matches(selector) || one.querySelector(selector)) return true;
        unwanted.set(one, selector);
        return false;
      };
      if (!selector || !subtrees.some(isWanted)) return;
    } catch {
      // Not a selector.
    }
    findAll();
  }

  function switchMode(): void {
    clearTimeout(timer);
    chain = breakpointChain($viewport.get().width);
    states.leave();
    queue.clear();
    for (const link of all) queue.push(link);
  }

  const undo = [
    $breakpoint.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(switchMode, REST);
    }),
    // Other scripts may send these through jQuery.
    listen(view, 'ETBuilderStickyStart', notify),
    listen(view, 'ETBuilderStickyEnd', notify),
    listen(view, 'orientationchange', switchMode),
    observeMarkup(owner, look, () => wide.size > 0 && [...all].some(({ target }) => !target.isConnected) && findAll()),
    () => clearTimeout(timer),
    queue.clear,
    states.dispose,
  ];

  return (rules) => {
    compounds = undefined;
    rules.forEach(find);
    return () => {
      compounds = undefined;
      for (const rule of [...rules].reverse()) {
        for (const link of [...(links.get(rule)?.values() ?? [])].reverse()) link.end();
        links.delete(rule);
        wide.delete(rule);
      }
      if (links.size > 0) return;
      for (const off of undo) off();
      engines.delete(owner);
    };
  };
}

/** Applies rules until the returned function is called; all rules of a document share their listeners. */
export function applyRules(owner: Document, rules: readonly Finder[]): Release | undefined {
  if (!rules[0]) return;
  const begin = engines.get(owner) ?? createEngine(owner);
  engines.set(owner, begin);
  return begin(rules);
}
