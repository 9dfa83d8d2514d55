/** Icons: `glyph||font||weight`, `%%12%%` for number 12 of the theme's table, or a plain character. */
import { text } from './text';

/** Glyph of one of the theme's two icon fonts. */
export interface FontIcon {
  glyph: string;
  type: 'divi' | 'fa';
  weight: number;
}

/** Glyph of a font, index in the theme's table, or any other stored text. */
export type Icon = FontIcon | { index: number } | { raw: string };

/** Reads an icon: `glyph||font||weight`, `%%12%%`, or a plain character. */
export function parseIcon(value: unknown): Icon {
  const raw = text(value);
  const [glyph, type, weight] = raw.split('||');
  if (glyph && (type === 'divi' || type === 'fa'))
    return { glyph, type, weight: Number.parseInt(weight ?? '', 10) || 400 };
  const [, index] = /^%%(\d{1,4})%%$/.exec(raw) ?? [];
  return index ? { index: Number(index) } : { raw };
}

/** Writes an icon in its stored format. */
export function formatIcon(icon: Icon): string {
  if ('raw' in icon) return icon.raw;
  return 'index' in icon ? `%%${icon.index}%%` : [icon.glyph, icon.type, icon.weight].join('||');
}

/** Converts a glyph to a value of CSS `content`: `&#xe0e3;` → `"\e0e3"`. */
export const glyphContent = (glyph: string): string =>
  `"${glyph.replace(/["\\\n]/g, '\\$&').replace(/^&#x([\da-f]+);?$/i, '\\$1')}"`;

/** Returns the glyph of an icon. @param table glyphs to which `%%12%%` refers; for an index outside of the table the glyph is `""` */
export function iconGlyph(icon: Icon, table: readonly string[] = []): string {
  if ('raw' in icon) return icon.raw;
  return 'index' in icon ? (table[icon.index] ?? '') : icon.glyph;
}
