// Entrance animations: a class in the markup, and settings in a list that the theme prints after it.

import type { Print } from './print';

export interface EntranceOptions {
  /** @default 'once' */
  repeat?: 'once' | 'loop';
  duration?: string;
  delay?: string;
  intensity?: string;
  starting_opacity?: string;
  speed_curve?: string;
  /** Style on phones, which have less space for movement. */
  style_phone?: string;
}

/** Adds an entrance animation to the printed markup of a module, row or section. @returns the new markup */
export function entering(print: Print, markup: string, style: string, options: EntranceOptions = {}): string {
  const order = /\bet_pb_(?:text|image|row|section|blurb|button)_\d+\b(?!_)/;
  const [root = '', name = ''] = new RegExp(`class="[^"]*?(${order.source})[^"]*`).exec(markup) ?? [];
  print.animated.push({ class: name, style, ...options });
  return markup.replace(root, `${root} et_animated`);
}
