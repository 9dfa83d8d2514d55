// Sticky modules. Their settings are not in the markup, but in an object that the theme prints after it.

import { orderOf, type Print } from './print';

export interface Sticking {
  position: 'top' | 'bottom' | 'top_bottom';
  offset?: number;
  /** Element whose end limits the sticky module. */
  limit?: 'none' | 'body' | 'section' | 'row' | 'column';
  /** Whether the module is also sticky on phones. @default true */
  onPhones?: boolean;
  alignment?: 'left' | 'center' | 'right';
  /** Width while the module sticks. */
  width?: string;
}

/** Makes a printed module, row or section sticky. @returns the new markup */
export function sticking(print: Print, markup: string, how: Sticking): string {
  const { position, offset = 0, limit = 'none', onPhones = true, alignment = '', width } = how;
  const order = orderOf(markup);
  // Generation 5 uses separate identifiers for its entries.
  const id = print.generation === 4 ? order : `${order}-entry`;
  print.stickies[id] = {
    id,
    selector: `.${order}`,
    position: onPhones ? position : { desktop: position, tablet: position, phone: 'none' },
    topOffset: `${offset}px`,
    bottomOffset: `${offset}px`,
    topLimit: position === 'top' ? 'none' : limit,
    bottomLimit: position === 'bottom' ? 'none' : limit,
    offsetSurrounding: 'on',
    transition: 'on',
    styles: { module_alignment: { desktop: alignment, tablet: '', phone: '' } },
    ...(width && { stickyStyles: { width } }),
  };
  return print.generation === 4 ? markup.replace(order, `${order} et_pb_sticky_module`) : markup;
}

/** Returns the data under the generation's name; empty without sticky modules. */
export const stickyData = ({ generation, stickies }: Print): Record<string, unknown> =>
  Object.keys(stickies).length > 0
    ? { [generation === 4 ? 'et_pb_sticky_elements' : 'diviElementStickyData']: stickies }
    : {};
