/** Gradients: conversion between the eleven fields of a module and CSS. */
import { cssText } from '../css';
import { text } from '../text';
import type { Attrs } from './responsive';

/** Name of each field without its prefix. The last four fields date from before 4.16 and have no effect. */
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

/** Names of the eleven fields of a gradient. */
export type GradientField = keyof typeof FIELDS;
/** Stored gradient of a module; missing fields have defaults. */
export type Gradient = Partial<Record<GradientField, string>>;

const PREFIX = 'background_color_gradient_';
const keys = Object.keys(FIELDS) as GradientField[];

/** Reads the fields of a gradient; empty fields are omitted. */
export function parseGradient(attrs: Attrs, prefix = PREFIX): Gradient {
  const gradient: Gradient = {};
  for (const key of keys) {
    const value = text(attrs[prefix + FIELDS[key]]);
    if (value) gradient[key] = value;
  }
  return gradient;
}

/** Writes the fields of a gradient; the reverse of `parseGradient`. */
export function formatGradient(gradient: Gradient, prefix = PREFIX): Record<string, string> {
  const present = keys.filter((key) => gradient[key]);
  return Object.fromEntries(present.map((key) => [prefix + FIELDS[key], gradient[key] as string]));
}

/**
 * Returns the gradient as CSS.
 *
 * @param colors values of global colors (`gcid-…`); unknown global colors are kept
 */
export function gradientCss(gradient: Gradient, colors: Readonly<Record<string, string>> = {}): string {
  const { type, repeat } = gradient;
  const direction = cssText(gradient.direction) || '180deg';
  const at = cssText(gradient.radialDirection) || 'center';
  const stops = (cssText(gradient.stops) || '#2b87da 0%|#29c4a9 100%')
    .replaceAll('|', ', ')
    .replace(/gcid-[\w-]+/g, (name) => (Object.hasOwn(colors, name) && cssText(colors[name])) || name);
  const [shape, geometry] =
    type === 'conic'
      ? ['conic', `from ${direction} at ${at}`]
      : type === 'elliptical'
        ? ['radial', `ellipse at ${at}`]
        : type === 'radial' || type === 'circular'
          ? ['radial', `circle at ${at}`]
          : ['linear', direction];
  return `${repeat === 'on' ? 'repeating-' : ''}${shape}-gradient( ${geometry}, ${stops} )`;
}

/** Color stop of a gradient. */
export interface GradientStop {
  color: string;
  /** As stored, with its unit: `50%`; may be `""`. */
  position: string;
}

/** Reads the stops of a gradient: `#2b87da 0%|#29c4a9 100%`. */
export const parseStops = (stops: unknown): GradientStop[] =>
  text(stops)
    .split('|')
    .map((stop) => stop.trim())
    .filter(Boolean)
    .map((stop) => {
      // Colors such as `rgba(0, 0, 0, 0.5)` contain spaces.
      const at = stop.lastIndexOf(' ');
      const position = stop.slice(at + 1);
      return at > 0 && /^[+-]?\.?\d/.test(position) && !position.endsWith(')')
        ? { color: stop.slice(0, at).trim(), position }
        : { color: stop, position: '' };
    });

/** Writes the stops of a gradient; the reverse of `parseStops`. */
export const formatStops = (stops: readonly GradientStop[]): string =>
  stops
    .map(({ color, position }) => `${color} ${position}`.replaceAll('|', '').trim())
    .filter(Boolean)
    .join('|');
