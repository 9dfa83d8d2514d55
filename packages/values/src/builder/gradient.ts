/** Gradients: eleven fields of a module, and the CSS they mean. */
import { cssText } from '../css';
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

/** Names of the eleven fields of a gradient. */
export type GradientField = keyof typeof FIELDS;
/** Stored gradient of a module; missing fields have defaults. */
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
  const { type, repeat } = gradient;
  const direction = cssText(gradient.direction) || '180deg';
  const at = cssText(gradient.radialDirection) || 'center';
  const stops = (cssText(gradient.stops) || '#2b87da 0%|#29c4a9 100%')
    .replaceAll('|', ', ')
    .replace(/gcid-[\w-]+/g, (name) => (Object.hasOwn(colors, name) && cssText(colors[name])) || name);
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

/** A color of a gradient and where it is. */
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
      // Colors such as `rgba(0, 0, 0, 0.5)` hold spaces themselves.
      const at = stop.lastIndexOf(' ');
      const position = stop.slice(at + 1);
      return at > 0 && /^[+-]?\.?\d/.test(position) && !position.endsWith(')')
        ? { color: stop.slice(0, at).trim(), position }
        : { color: stop, position: '' };
    });

/** The reverse of `parseStops`. */
export const formatStops = (stops: readonly GradientStop[]): string =>
  stops
    .map(({ color, position }) => `${color} ${position}`.replaceAll('|', '').trim())
    .filter(Boolean)
    .join('|');
