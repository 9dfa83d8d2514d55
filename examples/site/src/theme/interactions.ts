// Interactions: marks on modules, and a list the theme prints that says what they do to one another.

import type { Print } from './print';

export interface InteractionOptions {
  trigger: 'click' | 'mouseEnter' | 'mouseExit' | 'viewportEnter' | 'viewportExit' | 'load';
  effect: string;
  /** Name of what changes. */
  target: string;
  /** Further fields of the effect. */
  more?: Record<string, unknown>;
}

const mark = (kind: 'trigger' | 'target', markup: string, name: string): string =>
  markup.replace(/(<(?:div|a)\b[^>]*?\bet_pb_module\b[^>]*|<a class="et_pb_button [^>]*)>/, (tag) =>
    tag.replace(/>$/, ` data-interaction-${kind}="${name}">`),
  );

/** Gives a module, printed before, a name by which it can be changed. @returns its markup */
export const changing = (markup: string, name: string): string => mark('target', markup, name);

/** Lets a module, printed before, change others. @returns its markup */
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
