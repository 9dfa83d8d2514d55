/** Applies the effects of interactions; rare effects are fetched when they are first needed (docs/reference/interactions.md#effects). */
import { report } from '@enliven/core';
import { createClaimRegistry } from './claim-registry';
import { REPEAT_DELAY } from './constants';
import { findTargets } from './find-targets';
import type { Interaction, Operation } from './interaction';
import type { Replay } from './replay';
import { changeVisibility } from './visibility';

export interface Effects {
  /** Fetches the code of an interaction, so that a press has an effect at once. */
  prepare(interaction: Interaction): void;
  /** Applies an interaction. @param event the visitor's event */
  run(element: Element, interaction: Interaction, event?: Event): void;
  stop(): void;
}

type ApplyEffect = typeof import('./lazy-effects').applyEffect;

/** @param onChange called when an element was shown or hidden */
export function createEffects(onChange: () => void): Effects {
  const changes = createClaimRegistry();
  const last = new Map<Element, Map<string, { at: number; stamp: number | undefined }>>();
  const ends: (() => void)[] = [];
  let stopped = false;
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
    const focused = target.ownerDocument.activeElement;
    const shown = changeVisibility(verb, target, changes);
    if (shown === undefined) return;
    // Focus moves to the trigger when its element is hidden.
    if (!shown && target.contains(focused) && !target.contains(element)) (element as HTMLElement).focus?.();
    replay ??= Promise.all([import('./replay'), import('../animation/animation')]).then(([{ createReplay }, code]) => {
      const one = createReplay(code);
      ends.push(one.stop);
      return one;
    }, reportError);
    replay.then((one) => !stopped && (shown ? one?.play(target) : one?.reset(target)));
    onChange();
  }

  /** Calls back with the lazy effects, synchronously if they are loaded. */
  function withLazyEffects(use: (change: ApplyEffect) => void): void {
    lazyEffects ??= import('./lazy-effects').then((code) => (applyEffect = code.applyEffect), reportError);
    if (applyEffect) use(applyEffect);
    else lazyEffects.then((found) => found && !stopped && use(found));
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
    stop() {
      stopped = true;
      for (const end of ends.splice(0)) end();
      changes.stop();
    },
  };
}
