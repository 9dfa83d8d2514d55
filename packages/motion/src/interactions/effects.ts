/** What interactions do (contract C §8): rare effects are fetched when they are first wanted. */
import { $reducedMotion, report } from '@enliven/core';
import { changeAttribute, type Verb } from './attribute';
import { createChanges } from './changes';
import { AGAIN_AFTER } from './constants';
import { changeCookie } from './cookie';
import { findTargets } from './find-targets';
import type { Interaction } from './interaction';
import type { Replay } from './replay';
import { changeVisibility } from './visibility';

export interface Effects {
  /** @param event what a visitor did */
  run(element: Element, interaction: Interaction, event?: Event): void;
  stop(): void;
}

/** @param onChange hears of everything that was shown or hidden */
export function createEffects(onChange: () => void): Effects {
  const changes = createChanges();
  const last = new Map<Element, Map<string, { at: number; stamp: number | undefined }>>();
  const ends: (() => void)[] = [];
  let replay: Promise<Replay | undefined> | undefined;

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
    replay ??= import('./replay').then(({ createReplay }) => {
      const one = createReplay();
      ends.push(one.stop);
      return one;
    }, lost);
    replay.then((code) => (shown ? code?.play(target) : code?.reset(target)));
    onChange();
  }

  return {
    run(element, interaction, event) {
      const { effect, fields } = interaction;
      const owner = element.ownerDocument;
      const [, verb, kind] = /^(add|remove|toggle)(Visibility|Attribute|Cookie|Preset)$/.exec(effect) ?? [];
      if (kind === 'Cookie') return changeCookie(verb as Verb, owner, fields);
      const targets = findTargets(element, interaction);
      if (effect === 'scrollToElement')
        return targets[0]?.scrollIntoView({ behavior: $reducedMotion.get() ? 'instant' : 'smooth', block: 'start' });
      for (const target of targets) {
        if (kind === 'Attribute') changeAttribute(verb as Verb, target, fields, changes);
        if (kind === 'Preset')
          import('./preset').then((code) => code.changePreset(verb as Verb, target, fields, changes), lost);
        if (kind === 'Visibility' && !(verb === 'toggle' && isAgain(target, interaction, event)))
          show(verb as Verb, element, target);
      }
    },
    stop() {
      for (const end of ends.splice(0)) end();
      changes.stop();
    },
  };
}
