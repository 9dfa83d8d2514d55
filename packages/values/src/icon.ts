/** Icons: `glyph||font||weight`, or `%%12%%`, the twelfth of the theme's table, or just a character. */
import { text } from './text';

/** A glyph of one of the theme's two icon fonts. */
export interface FontIcon {
  glyph: string;
  type: 'divi' | 'fa';
  weight: number;
}

/** A glyph of a font, a place in the theme's table, or whatever else was stored. */
export type Icon = FontIcon | { index: number } | { raw: string };

/** Reads an icon: `glyph||font||weight`, `%%12%%`, or just a character. */
export function parseIcon(value: unknown): Icon {
  const raw = text(value);
  const [glyph, type, weight] = raw.split('||');
  if (glyph && (type === 'divi' || type === 'fa'))
    return { glyph, type, weight: Number.parseInt(weight ?? '', 10) || 400 };
  const [, index] = /^%%(\d{1,4})%%$/.exec(raw) ?? [];
  return index ? { index: Number(index) } : { raw };
}

/** Writes an icon as it is stored. */
export function formatIcon(icon: Icon): string {
  if ('raw' in icon) return icon.raw;
  return 'index' in icon ? `%%${icon.index}%%` : [icon.glyph, icon.type, icon.weight].join('||');
}

/** A glyph as the value of CSS `content`: `&#xe0e3;` → `"\e0e3"`. */
export const glyphContent = (glyph: string): string =>
  `"${glyph.replace(/["\\\n]/g, '\\$&').replace(/^&#x([\da-f]+);?$/i, '\\$1')}"`;

/** The glyph of an icon. @param table glyphs that `%%12%%` counts in; without it, or past its end, there is none */
export function iconGlyph(icon: Icon, table: readonly string[] = []): string {
  if ('raw' in icon) return icon.raw;
  return 'index' in icon ? (table[icon.index] ?? '') : icon.glyph;
}
