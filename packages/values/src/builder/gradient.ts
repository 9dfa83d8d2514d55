/** Gradients: ten fields of a module, and the CSS they mean. */

import { text } from '../text';
import type { Attrs } from './responsive';

/** Name of each field behind its prefix. The last four are from before 4.16 and paint nothing. */
const FIELDS = {
  repeat: 'repeat',
  type: 'type',
  direction: 'direction',
  radialDirection: 'direction_radial',
  stops: 'stops',
  unit: 'unit',
  overlaysImage: 'overlays_image',
  colorStart: 'start',
  startPosition: 'start_position',
  colorEnd: 'end',
  endPosition: 'end_position',
} as const;

/** Names of the ten fields of a gradient. */
export type GradientField = keyof typeof FIELDS;
/** What a module says; everything else has a default. */
export type Gradient = Partial<Record<GradientField, string>>;

const PREFIX = 'background_color_gradient_';
const keys = Object.keys(FIELDS) as GradientField[];

/** Empty fields are left out. */
export function parseGradient(attrs: Attrs, prefix = PREFIX): Gradient {
  const gradient: Gradient = {};
  for (const key of keys) {
    const value = text(attrs[prefix + FIELDS[key]]);
    if (value) gradient[key] = value;
  }
  return gradient;
}

/** The reverse of `parseGradient`. */
export function formatGradient(gradient: Gradient, prefix = PREFIX): Record<string, string> {
  const said = keys.filter((key) => gradient[key]);
  return Object.fromEntries(said.map((key) => [prefix + FIELDS[key], gradient[key] as string]));
}

/**
 * The gradient as CSS.
 *
 * @param colors what global colors (`gcid-…`) stand for; unknown ones stay as they are
 */
export function gradientCss(gradient: Gradient, colors: Readonly<Record<string, string>> = {}): string {
  const { type, repeat, direction = '180deg', radialDirection: at = 'center' } = gradient;
  const stops = (gradient.stops ?? '#2b87da 0%|#29c4a9 100%')
    .replaceAll('|', ', ')
    .replace(/gcid-[\w-]+/g, (name) => (Object.hasOwn(colors, name) ? (colors[name] as string) : name));
  const [shape, where] =
    type === 'conic'
      ? ['conic', `from ${direction} at ${at}`]
      : type === 'elliptical'
        ? ['radial', `ellipse at ${at}`]
        : type === 'radial' || type === 'circular'
          ? ['radial', `circle at ${at}`]
          : ['linear', direction];
  return `${repeat === 'on' ? 'repeating-' : ''}${shape}-gradient( ${where}, ${stops} )`;
}
