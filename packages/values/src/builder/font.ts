/** Fonts: `name|weight|italic|uppercase|underline|small-caps|strikethrough|line color|line style`. */
import { cssText } from '../css';
import { splitSlots } from '../slots';

/** Font options; `""` and false for options that are not set. */
export interface Font {
  name: string;
  weight: string;
  italic: boolean;
  uppercase: boolean;
  underline: boolean;
  smallCaps: boolean;
  strikethrough: boolean;
  lineColor: string;
  lineStyle: string;
}

/** Reads a font: `name|weight|italic|uppercase|underline|small-caps|strikethrough|line color|line style`. */
export function parseFont(value: unknown): Font {
  const [
    name = '',
    weight = '',
    italic,
    uppercase,
    underline,
    smallCaps,
    strikethrough,
    lineColor = '',
    lineStyle = '',
  ] = splitSlots(value, 9);
  return {
    name: name === 'Default' ? '' : name,
    // Old data stores only whether the font is bold.
    weight: weight === 'on' ? '700' : weight,
    italic: italic === 'on',
    uppercase: uppercase === 'on',
    underline: underline === 'on',
    smallCaps: smallCaps === 'on',
    strikethrough: strikethrough === 'on',
    lineColor,
    lineStyle,
  };
}

/** Writes a font with nine slots. */
export const formatFont = ({ name, weight, lineColor, lineStyle, ...font }: Font): string =>
  [
    name,
    weight,
    ...[font.italic, font.uppercase, font.underline, font.smallCaps, font.strikethrough].map((on) => (on ? 'on' : '')),
    lineColor,
    lineStyle,
  ].join('|');

/** Returns the font family with fallback fonts. @param kind kind of a font that the site knows */
export function fontFamily(name: string, kind?: 'serif' | 'sans-serif'): string {
  const stack = kind === 'serif' ? 'Georgia, "Times New Roman", serif' : 'Helvetica, Arial, Lucida, sans-serif';
  return `'${name.replace(/['"\\;{}<>\n]/g, '')}', ${kind ? stack : 'serif'}`;
}

/** Returns the theme's class for text in a font. */
export const fontClass = (name: string): string => `et_gf_${name.toLowerCase().replaceAll(' ', '_')}`;

/**
 * Returns the declarations that change text from the font `usual` to `font`, in printed order.
 *
 * @param usual inherited font
 * @param family converts a name to a font family @default fontFamily
 */
export function fontDeclarations(font: Font, usual = parseFont(''), family = fontFamily): [string, string][] {
  const lines = (['underline', 'strikethrough'] as const).map(
    (key) => [key, key === 'underline' ? key : 'line-through'] as const,
  );
  // Removing one line must not remove the other.
  const line = (key: 'underline' | 'strikethrough'): string =>
    lines.find(([one]) => one === key && font[one])?.[1] ?? lines.find(([one]) => font[one])?.[1] ?? 'none';
  const { name } = font;
  const [weight, lineColor, lineStyle] = [font.weight, font.lineColor, font.lineStyle].map(cssText);
  const all: [keyof Font, string, string][] = [
    ['name', 'font-family', name ? family(name) : 'inherit'],
    ['weight', 'font-weight', weight || 'normal'],
    ['italic', 'font-style', font.italic ? 'italic' : 'normal'],
    ['uppercase', 'text-transform', font.uppercase ? 'uppercase' : 'none'],
    ['underline', 'text-decoration', line('underline')],
    ['smallCaps', 'font-variant', font.smallCaps ? 'small-caps' : 'normal'],
    ['strikethrough', 'text-decoration', line('strikethrough')],
    ['lineStyle', 'text-decoration-style', lineStyle || 'solid'],
    ['lineColor', '-webkit-text-decoration-color', lineColor || 'currentcolor'],
    ['lineColor', 'text-decoration-color', lineColor || 'currentcolor'],
  ];
  return all.filter(([key]) => font[key] !== usual[key]).map(([, property, value]) => [property, value]);
}

/** Options of a font's declarations. */
export interface FontCssOptions {
  /** @default false */
  important?: boolean;
  /** Inherited font. @default none */
  usual?: Font;
  /** Converts a name to a font family. @default fontFamily */
  family?: (name: string) => string;
}

/** Returns the declarations of a font as CSS text: `font-weight:700 !important`. */
export const fontCss = (font: Font, { important, usual, family }: FontCssOptions = {}): string =>
  fontDeclarations(font, usual, family)
    .map(([property, value]) => `${property}:${value}${important ? ' !important' : ''}`)
    .join(';');
