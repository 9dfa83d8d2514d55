/** What interactions do (docs/reference/interactions.md#effects): rare effects are fetched when they are first wanted. */
import { report } from '@enliven/core';
import { createChanges } from './changes';
import { AGAIN_AFTER } from './constants';
import { findTargets } from './find-targets';
import type { Interaction } from './interaction';
import type { Replay } from './replay';
import type { Verb } from './verb';
import { changeVisibility } from './visibility';

export interface Effects {
  /** Fetches what it will need, so that a press is answered at once. */
  prepare(interaction: Interaction): void;
  /** @param event what a visitor did */
  run(element: Element, interaction: Interaction, event?: Event): void;
  stop(): void;
}

type Change = typeof import('./marking').change;

/** @param onChange hears of everything that was shown or hidden */
export function createEffects(onChange: () => void): Effects {
  const changes = createChanges();
  const last = new Map<Element, Map<string, { at: number; stamp: number | undefined }>>();
  const ends: (() => void)[] = [];
  let stopped = false;
  let replay: Promise<Replay | undefined> | undefined;
  let marking: Promise<Change | undefined> | undefined;
  let code: Change | undefined;

  function lost(error: unknown): undefined {
    report(error, { package: '@enliven/motion', behavior: 'interactions' });
  }

  /** Whether the very same has only just been done, by an event that came by two ways. */
  function isAgain(target: Element, { signature }: Interaction, event?: Event): boolean {
    const here = last.get(target) ?? new Map();
    last.set(target, here);
    const before = here.get(signature);
    const now = { at: performance.now(), stamp: event?.timeStamp };
    here.set(signature, now);
    return !!before && (now.at - before.at < AGAIN_AFTER || (event !== undefined && before.stamp === now.stamp));
  }

  function show(verb: Verb, element: Element, target: Element): void {
    const focused = target.ownerDocument.activeElement;
    const shown = changeVisibility(verb, target, changes);
    if (shown === undefined) return;
    // The focus is not lost with what it was in.
    if (!shown && target.contains(focused) && !target.contains(element)) (element as HTMLElement).focus?.();
    replay ??= Promise.all([import('./replay'), import('../animation/animation')]).then(([{ createReplay }, code]) => {
      const one = createReplay(code);
      ends.push(one.stop);
      return one;
    }, lost);
    replay.then((one) => !stopped && (shown ? one?.play(target) : one?.reset(target)));
    onChange();
  }

  /** By whom it is changed: at once where the code is there already. */
  function withMarking(use: (change: Change) => void): void {
    marking ??= import('./marking').then(({ change }) => (code = change), lost);
    if (code) use(code);
    else marking.then((found) => found && !stopped && use(found));
  }

  return {
    prepare({ effect }) {
      if (/Attribute|Cookie|Preset|scroll/.test(effect)) withMarking(() => {});
    },
    run(element, interaction, event) {
      const { effect, fields } = interaction;
      const [, verb, kind] = /^(add|remove|toggle)(\w+)$/.exec(effect) ?? [];
      const targets = findTargets(element, interaction);
      if (kind !== 'Visibility')
        withMarking((change) => change(verb as Verb, kind, { targets, element, fields, changes }));
      else
        for (const target of targets)
          if (verb !== 'toggle' || !isAgain(target, interaction, event)) show(verb as Verb, element, target);
    },
    stop() {
      stopped = true;
      for (const end of ends.splice(0)) end();
      changes.stop();
    },
  };
}
