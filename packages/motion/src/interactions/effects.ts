/** Applies the effects of interactions; rare effects are fetched when they are first needed (docs/reference/interactions.md#effects). */
import { type ClaimSet, member, queryAll, report, revealed, type Scope } from '@enliven/core';
import { findTargets, type Interaction, type Operation, REPEAT_DELAY } from './interaction';
import type { Replay } from './replay';

const DISPLAY = 'style:display';
const BEFORE = 'attr:data-divi-original-display';

const displayOf = (element: Element): string =>
  member(element, 'ownerDocument').defaultView?.getComputedStyle(element).display ?? '';
/** Whether an element is displayed. */
export const isShown = (element: Element): boolean => displayOf(element) !== 'none';

/** Messages that pause embedded players. */
const PAUSE = ['{"event":"command","func":"pauseVideo","args":""}', '{"method":"pause"}'];

function pause(element: Element): void {
  for (const media of queryAll<HTMLMediaElement>(element, 'video,audio')) media.pause();
  for (const frame of queryAll<HTMLIFrameElement>(element, 'iframe[src*="youtu"],iframe[src*="vimeo"]'))
    for (const word of PAUSE) frame.contentWindow?.postMessage(word, '*');
}

/** Returns the `display` of an element that the style sheet hides. */
const ownDisplay = (element: Element): string =>
  /\bet_(flex|grid)_/.exec(`${member(element, 'classList')}`)?.[1] ?? 'block';

/** Shows or hides an element. @returns whether it is shown now; undefined if nothing has changed */
function changeVisibility(verb: Operation, element: Element, { put, drop }: ClaimSet): boolean | undefined {
  const before = isShown(element);
  const after = verb === 'add' || (verb === 'toggle' && !before);
  if (before === after) {
    // A style sheet may hide it in this width only.
    if (!after) put(element, DISPLAY, 'none !important');
    return undefined;
  }
  if (after) {
    drop(element, DISPLAY);
    drop(element, BEFORE);
    if (!isShown(element)) put(element, DISPLAY, `${ownDisplay(element)} !important`);
    // Behaviors inside measure again.
    revealed.emit(element);
  } else {
    put(element, BEFORE, displayOf(element));
    put(element, DISPLAY, 'none !important');
    pause(element);
  }
  return after;
}

export interface Effects {
  /** Fetches the code of an interaction, so that a press has an effect at once. */
  prepare(interaction: Interaction): void;
  /** Applies an interaction. @param event the visitor's event */
  run(element: Element, interaction: Interaction, event?: Event): void;
}

type ApplyEffect = typeof import('./lazy-effects').applyEffect;

/** @param onChange called when an element was shown or hidden */
export function createEffects(scope: Scope, onChange: () => void): Effects {
  const changes = scope.claims();
  const last = new Map<Element, Map<string, { at: number; stamp: number | undefined }>>();
  let replay: Promise<Replay | undefined> | undefined;
  let lazyEffects: Promise<ApplyEffect | undefined> | undefined;
  let applyEffect: ApplyEffect | undefined;

  function reportError(error: unknown): undefined {
    report(error, { package: '@enliven/motion', behavior: 'interactions' });
  }

  /** Whether the same interaction has just run on the target, since an event may arrive twice. */
  function isRepeated(target: Element, { signature }: Interaction, event?: Event): boolean {
    const here = last.get(target) ?? new Map();
    last.set(target, here);
    const before = here.get(signature);
    const now = { at: performance.now(), stamp: event?.timeStamp };
    here.set(signature, now);
    return !!before && (now.at - before.at < REPEAT_DELAY || (event !== undefined && before.stamp === now.stamp));
  }

  function changeVisibilityOf(verb: Operation, element: Element, target: Element): void {
    const focused = member(target, 'ownerDocument').activeElement;
    const shown = changeVisibility(verb, target, changes);
    if (shown === undefined) return;
    // Focus moves to the trigger when its element is hidden.
    const contains = member(target, 'contains');
    if (!shown && contains(focused) && !contains(element)) member(element as HTMLElement, 'focus')?.();
    replay ??= Promise.all([import('./replay'), import('../animation/animation')]).then(
      ([{ createReplay }, code]) => createReplay(scope, code),
      reportError,
    );
    replay.then((one) => !scope.isDisposed && (shown ? one?.play(target) : one?.reset(target)));
    onChange();
  }

  /** Calls back with the lazy effects, synchronously if they are loaded. */
  function withLazyEffects(use: (change: ApplyEffect) => void): void {
    lazyEffects ??= import('./lazy-effects').then((code) => (applyEffect = code.applyEffect), reportError);
    if (applyEffect) use(applyEffect);
    else lazyEffects.then((found) => found && !scope.isDisposed && use(found));
  }

  return {
    prepare({ effect }) {
      if (/Attribute|Cookie|Preset|scroll/.test(effect)) withLazyEffects(() => {});
    },
    run(element, interaction, event) {
      const { effect, fields } = interaction;
      const [, verb, kind] = /^(add|remove|toggle)(\w+)$/.exec(effect) ?? [];
      const targets = findTargets(element, interaction);
      if (kind !== 'Visibility')
        withLazyEffects((change) => change(verb as Operation, kind, { targets, element, fields, changes }));
      else
        for (const target of targets)
          if (verb !== 'toggle' || !isRepeated(target, interaction, event))
            changeVisibilityOf(verb as Operation, element, target);
    },
  };
}
