/** Fonts and gradients: every example of docs/reference/values.md#fonts and docs/reference/values.md#gradients. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import {
  fontClass,
  fontDeclarations,
  fontFamily,
  formatFont,
  formatGradient,
  gradientCss,
  parseFont,
  parseGradient,
} from '../src/builder';

/** Declarations of a font as in a style sheet. */
const css = (font: string, usual = '') =>
  fontDeclarations(parseFont(font), parseFont(usual)).map(([property, value]) => `${property}: ${value}`);

describe('fonts', () => {
  it.each([
    [
      'Open Sans|700|on||on||||',
      '',
      ["font-family: 'Open Sans', serif", 'font-weight: 700', 'font-style: italic', 'text-decoration: underline'],
    ],
    ['||||||||', '', []],
    ['Default|300|||||||', '', ['font-weight: 300']],
    ['|on|||||||', '', ['font-weight: 700']],
    [
      'Georgia||||on||on|#ff0000|dashed',
      '',
      [
        "font-family: 'Georgia', serif",
        'text-decoration: underline',
        'text-decoration: line-through',
        'text-decoration-style: dashed',
        '-webkit-text-decoration-color: #ff0000',
        'text-decoration-color: #ff0000',
      ],
    ],
    [
      '||off|on||on|||',
      '|700|on||||||',
      ['font-weight: normal', 'font-style: normal', 'text-transform: uppercase', 'font-variant: small-caps'],
    ],
    ['|700', '|700', []],
    ['Arial', '', ["font-family: 'Arial', serif"]],
    [
      '',
      'Arial|||on|on|on|on|red|dotted',
      [
        'font-family: inherit',
        'text-transform: none',
        'text-decoration: none',
        'font-variant: normal',
        'text-decoration: none',
        'text-decoration-style: solid',
        '-webkit-text-decoration-color: currentcolor',
        'text-decoration-color: currentcolor',
      ],
    ],
    ['||||||on||', '||||on||on||', ['text-decoration: line-through']],
    ['||||on||||', '||||on||on||', ['text-decoration: underline']],
  ])('with the value %j over the default %j print %j', (font, usual, expected) => {
    expect(css(font, usual)).toEqual(expected);
  });

  it('have nine slots', () => {
    expect(parseFont('A|500|on|on|on|on|on|red|dotted')).toEqual({
      name: 'A',
      weight: '500',
      italic: true,
      uppercase: true,
      underline: true,
      smallCaps: true,
      strikethrough: true,
      lineColor: 'red',
      lineStyle: 'dotted',
    });
    expect(formatFont(parseFont('A|500'))).toBe('A|500|||||||');
    expect(formatFont(parseFont('Default|on|off'))).toBe('|700|||||||');
  });

  it('do not change when they are parsed and formatted again', () => {
    check(anything, (value) => {
      const once = formatFont(parseFont(value));
      expect(once.split('|')).toHaveLength(9);
      expect(formatFont(parseFont(once))).toBe(once);
      fontDeclarations(parseFont(value));
    });
  });

  it('have font stacks and classes', () => {
    expect(fontFamily('Lato', 'sans-serif')).toBe("'Lato', Helvetica, Arial, Lucida, sans-serif");
    expect(fontFamily('Lora', 'serif')).toBe('\'Lora\', Georgia, "Times New Roman", serif');
    expect(fontFamily("a'; } b")).toBe("'a  b', serif");
    expect(fontClass('Open Sans')).toBe('et_gf_open_sans');
  });
});

describe('gradients', () => {
  it.each([
    [{}, 'linear-gradient( 180deg, #2b87da 0%, #29c4a9 100% )'],
    [
      {
        type: 'conic',
        direction: '90deg',
        direction_radial: 'top left',
        repeat: 'on',
        stops: 'red 0%|lime 50%|blue 100%',
      },
      'repeating-conic-gradient( from 90deg at top left, red 0%, lime 50%, blue 100% )',
    ],
    [{ type: 'elliptical' }, 'radial-gradient( ellipse at center, #2b87da 0%, #29c4a9 100% )'],
    [{ type: 'radial', direction_radial: 'bottom' }, 'radial-gradient( circle at bottom, #2b87da 0%, #29c4a9 100% )'],
    [
      { type: 'circular', direction_radial: 'bottom', stops: 'gcid-abc 0%|gcid-other 100%' },
      'radial-gradient( circle at bottom, #123456 0%, gcid-other 100% )',
    ],
    [{ type: 'spiral', direction: '', repeat: 'off' }, 'linear-gradient( 180deg, #2b87da 0%, #29c4a9 100% )'],
  ])('with the fields %j print %s', (fields, expected) => {
    const attrs = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`background_color_gradient_${name}`, value]),
    );
    expect(gradientCss(parseGradient(attrs), { 'gcid-abc': '#123456' })).toBe(expected);
  });

  it('are written as they were read under any prefix, without empty fields', () => {
    const attrs = { p_type: 'conic', p_start: 'red', p_start_position: '5%', p_overlays_image: 'on', p_unit: '' };
    const { p_unit, ...kept } = attrs;
    expect(formatGradient(parseGradient(attrs, 'p_'), 'p_')).toEqual(kept);
    expect(p_unit).toBe('');
    check(anything, (value) => {
      const once = formatGradient(parseGradient({ p_type: value, p_stops: value }, 'p_'), 'p_');
      expect(formatGradient(parseGradient(once, 'p_'), 'p_')).toEqual(once);
    });
  });
});
