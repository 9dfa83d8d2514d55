// Entrance animations: a class in the markup, and the rest in a list the theme prints behind it.

import type { Print } from './print';

export interface EntranceOptions {
  /** @default 'once' */
  repeat?: 'once' | 'loop';
  duration?: string;
  delay?: string;
  intensity?: string;
  starting_opacity?: string;
  speed_curve?: string;
  /** On phones, where there is less room to come from. */
  style_phone?: string;
}

/** Gives a module, a row or a section, printed before, its entrance. @returns its markup, waiting for it */
export function entering(print: Print, markup: string, style: string, options: EntranceOptions = {}): string {
  const order = /\bet_pb_(?:text|image|row|section|blurb|button)_\d+\b(?!_)/;
  const [root = '', name = ''] = new RegExp(`class="[^"]*?(${order.source})[^"]*`).exec(markup) ?? [];
  print.animated.push({ class: name, style, ...options });
  return markup.replace(root, `${root} et_animated`);
}
