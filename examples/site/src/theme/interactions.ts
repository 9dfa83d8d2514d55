// Interactions: attributes on modules, and a list of effects that the theme prints after the markup.

import type { Print } from './print';

export interface InteractionOptions {
  trigger: 'click' | 'mouseEnter' | 'mouseExit' | 'viewportEnter' | 'viewportExit' | 'load';
  effect: string;
  /** Name of the module that changes. */
  target: string;
  /** Additional fields of the effect. */
  more?: Record<string, unknown>;
}

const mark = (kind: 'trigger' | 'target', markup: string, name: string): string =>
  markup.replace(/(<(?:div|a)\b[^>]*?\bet_pb_module\b[^>]*|<a class="et_pb_button [^>]*)>/, (tag) =>
    tag.replace(/>$/, ` data-interaction-${kind}="${name}">`),
  );

/** Marks a printed module as a target of interactions. @returns the new markup */
export const changing = (markup: string, name: string): string => mark('target', markup, name);

/** Adds interactions to a printed module. @returns the new markup */
export function causing(print: Print, markup: string, name: string, ...all: InteractionOptions[]): string {
  const lists = print.data as Record<string, unknown>;
  const list = all.map(({ trigger, effect, target, more }, at) => ({
    id: `${name}-${at}`,
    triggerClass: `et-interaction-trigger-${name}`,
    trigger,
    effect,
    target: { targetClass: `et-interaction-target-${target}`, label: target, targetType: 'module' },
    timeDelay: '0ms',
    enabled: true,
    ...more,
  }));
  lists.diviElementInteractionsData = { ...(lists.diviElementInteractionsData as object), [`divi/${name}-0`]: list };
  return mark('trigger', markup, name);
}
