/** Rule on one element: applies the value for the device and the current states (docs/reference/tracking.md#what-is-applied). */
import { member, report, type Scope, switched, type WantedClaim } from '@enliven/core';
import { listenNatively } from '../shared/listen-natively';
import { claimsForValue, HIDDEN, holderOf } from './claims-for-value';
import { contentOf } from './element-content';
import { type ElementStates, TRIGGER } from './element-states';
import { CONTENT, type Found, type Rule, type State, statesOf, triggersOf, valueFor } from './rules';

const IMAGE = 'class:et_multi_view_image__';

export interface AppliedRule {
  target: Element;
  isStateful: boolean;
  /** @param keepsFocus whether to skip a content in which no element could get the focus */
  apply(keepsFocus?: boolean): void;
  /** Parses the other contents ahead. */
  prepare(): void;
  /** Restores the server's version. */
  dispose(): void;
}

/** State of the engine that its rules share. */
export interface RuleContext {
  scope: Scope;
  view: Window;
  states: ElementStates;
  /** Breakpoint of the window and those from which it inherits. */
  chain: readonly string[];
  /** Approximate number of claims of all rules. */
  claimCount: number;
  /** Whether the page has reached the limit of claims. */
  isLimitReached(): boolean;
}

export function createAppliedRule(context: RuleContext, rule: Rule, target: Element): AppliedRule {
  const { kind, values, source, module, action, isEager } = rule;
  const { states, view } = context;
  const scope = context.scope.open();
  const namedStates = statesOf(values);
  const isStateful = namedStates.length > 0;
  const isOwn = !!source;
  const triggers = isStateful || source ? triggersOf(rule, target) : [];
  const content = kind === CONTENT ? contentOf(target) : undefined;
  const image = holderOf(target, 'src') as HTMLImageElement;
  const claims = scope.claims();
  /** Listeners of an image that is loading. */
  let loading: Scope | undefined;
  /** Whether a trigger is in a state; hovering a module counts for all triggers in it (Divi 4). */
  const isIn = (state: State) =>
    triggers.some((one) => states.has(state, one) || (source && state === 'hover' && states.isWithinTrigger(one)));
  /** Key and claims of the applied value. */
  let key: string | undefined;
  let valueClaims: readonly WantedClaim[] = [];

  const writeClaims = (...more: WantedClaim[]) =>
    claims.set([
      ...valueClaims,
      ...more,
      ...triggers.flatMap((one): WantedClaim[] => [
        [one, `class:${TRIGGER}`, true],
        [isStateful && states.has('hover', one) && one, 'class:et_multi_view__hovered', true],
      ]),
    ]);

  function applyValue(keepsFocus?: boolean): void {
    const found = valueFor(values, context.chain, isIn, namedStates);
    const chosen: Partial<Found> = found && (isEager || !found.isBase) ? found : {};
    const { key: nextKey = '', value, isBase } = chosen;
    // The server has printed the base value, which may contain behaviors and values of visitors.
    const isEmpty = key === undefined && !member(target, 'firstElementChild') && !member(target, 'textContent')?.trim();
    const html = isBase && !isEmpty ? undefined : (value as string | undefined);
    if (nextKey === key || (content && !content.show(html, isOwn, keepsFocus))) {
      if (isStateful) writeClaims();
      return;
    }
    const hasChanged = key !== undefined || (nextKey && !isBase);
    key = nextKey;
    loading?.dispose();
    const before = member(image, 'getAttribute')('src');
    context.claimCount -= valueClaims.length;
    valueClaims = content
      ? [[value === '' && !source && !isStateful && target, HIDDEN, true]]
      : value === undefined || context.isLimitReached()
        ? []
        : claimsForValue(rule, target, chosen as Found);
    context.claimCount += valueClaims.length;
    writeClaims();
    const after = member(image, 'getAttribute')('src');
    // Only images have `complete`.
    if (after && after !== before && image.complete === false) {
      const listening = scope.open();
      loading = listening;
      // Hides the image until it has loaded or failed.
      listenNatively(listening, image, 'load error', () => {
        listening.dispose();
        valueClaims = [...valueClaims, [image, `${IMAGE}loaded`, true]];
        writeClaims();
      });
      writeClaims([image, `${IMAGE}loading`, true], [image, `${IMAGE}loaded`, false]);
    }
    if (!hasChanged) return;
    switched.emit({ element: target, module });
    // The theme's event, for scripts that listen to it.
    const detail = { element: target, moduleName: module, value };
    if (!source) view.dispatchEvent(new CustomEvent(`divi:multiView:${action}`, { detail }));
  }

  scope.add(() => {
    context.claimCount -= valueClaims.length;
    content?.show(undefined, isOwn);
  });
  return {
    target,
    isStateful,
    // After an error the server's version stays, and other elements are not affected.
    apply(keepsFocus) {
      if (scope.isDisposed) return;
      try {
        applyValue(keepsFocus);
      } catch (error) {
        report(error, { ...scope.place, element: target });
      }
    },
    prepare() {
      if (scope.isDisposed) return;
      for (const name in values) if (name !== context.chain.at(-1)) content?.prepare(values[name] as string, isOwn);
    },
    dispose: () => scope.dispose(),
  };
}
