/** CSS rules of single modules, by device and under the pointer. Values are sanitized. */
import type { ModuleNode } from '@enliven/builder';
import { cssText, sanitizeUnit, spacingSide } from '@enliven/values';
import {
  DEVICES,
  type Device,
  fontCss,
  hoverSelector,
  isResponsive,
  ownValue,
  parseFont,
  stateValue,
} from '@enliven/values/builder';
import { type Field, MODULE_TYPES } from './module-types';

const MEDIA: Readonly<Record<Device, string>> = {
  desktop: '',
  tablet: '@media (max-width: 980px)',
  phone: '@media (max-width: 767px)',
};

const SIDES = ['top', 'right', 'bottom', 'left'];

const padding = (value: string): string =>
  SIDES.map((side) => [side, sanitizeUnit(spacingSide(value, side, ''))])
    .filter(([, size]) => size)
    .map(([side, size]) => `padding-${side}:${size}`)
    .join(';');

/** Returns the printed form of a value; `""` for an invalid one. */
function declarations({ kind, css }: Field, value: string): string {
  if (!css || !value) return '';
  if (kind === 'padding') return padding(value);
  if (kind === 'font') return fontCss(parseFont(value));
  if (kind === 'color') return cssText(value) && `${css.property}:${cssText(value)};border-color:${cssText(value)}`;
  const printed = kind === 'length' ? sanitizeUnit(value, { property: css.property }) : cssText(value);
  return printed && `${css.property}:${printed}`;
}

function rule(selector: string, body: string, device: Device = 'desktop'): string[] {
  if (!body) return [];
  const printed = `${selector}{${body}}`;
  return [MEDIA[device] ? `${MEDIA[device]}{${printed}}` : printed];
}

/** Returns the rules of a module. @param order unique class of the module */
export function stylesOf({ type, attrs }: ModuleNode, order: string): string[] {
  return (MODULE_TYPES[type]?.fields ?? []).flatMap((field) => {
    const { name, css, hover } = field;
    if (!css) return [];
    // Both classes are needed to override the theme's rules.
    const selector = `.${order}.${type}${css.within ? ` ${css.within}` : ''}`;
    const devices = field.responsive && isResponsive(attrs, name) ? DEVICES : (['desktop'] as const);
    return [
      ...devices.flatMap((device) => rule(selector, declarations(field, ownValue(attrs, name, device)), device)),
      ...(hover ? rule(hoverSelector(selector), declarations(field, stateValue(attrs, name, 'hover'))) : []),
    ];
  });
}
