/** Claims the classes and styles of a stuck element and inserts its placeholder (docs/reference/sticky.md#start-and-end). */
import { type ClaimKey, claim } from '@enliven/core';
import { type ActivationRanges, marginAt } from './activation-range';
import { STICKY_Z_INDEX } from './constants';
import { parts } from './lazy-parts';
import type { FlowPosition, Member, StickySize, StuckElement } from './member';
import { inertClone, placeholderFor } from './placeholder';
import type { Edge } from './sticky-setting';
import { createStyleClaims, type Styles } from './style-claims';

/** Returns the `z-index` for the part of the page that holds the element. */
const zIndexOf = (element: Element): number =>
  STICKY_Z_INDEX[element.closest('.et-l--header') ? 'header' : element.closest('.et-l--footer') ? 'footer' : 'body'];

/** Returns the inline styles of a stuck member. */
function stylesOf(member: Member, element: Element): Styles {
  const { edge, margin, ranges, flow, size, height } = member as Required<Member>;
  const { width, padding, margins } = size;
  const top = edge === 'top';
  return {
    position: 'fixed !important',
    padding: `${padding} !important`,
    'margin-right': margins && `${margins[1]}px !important`,
    'margin-left': margins && `${margins[0]}px !important`,
    'z-index': `${zIndexOf(element)}`,
    width: `${width}px`,
    left: `${(flow as FlowPosition).box.left}px`,
    [edge as Edge]: `${(ranges as ActivationRanges)[edge as Edge].offset - margin}px`,
    [top ? 'bottom' : 'top']: 'auto',
    [`margin-${edge}`]: margin ? `${margin}px !important` : '0px',
    // A translation on every scroll step needs no layout and counts as no layout shift.
    translate: margin && `0 ${top ? margin : -margin}px`,
    height: element.matches('.et_pb_equal_columns > *') && `${height}px`,
  };
}

/** Makes an element stuck. @param changed called when its styles must be updated */
export function stick(element: HTMLElement, member: Member, changed: () => void): StuckElement {
  const { setting, size, entry } = member;
  const copy = placeholderFor(element, entry.id, (size as StickySize).blockMargins);
  const mark = (on: Element, name: string) => claim(on, `class:${name}` as ClaimKey, true);
  const marks = [mark(element, 'et_pb_sticky'), mark(element, `et_pb_sticky--${setting.position}`)];
  // Style sheets raise the content and the columns that hold a stuck module.
  const content = element.closest('.et_builder_inner_content');
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at === content || at.matches('.et_pb_column')) marks.push(mark(at, 'has_et_pb_sticky'));
  const ownStyles = parts.styles?.createStuckStyles(element, member, changed);
  const claims = createStyleClaims(element);
  return {
    copy,
    show() {
      const styles = stylesOf(member, element);
      const completed = ownStyles?.complete(styles) ?? styles;
      claims(parts.builderSupport?.framedStyles(completed, member, marginAt) ?? completed);
    },
    refresh() {
      copy.replaceChildren(...inertClone(element, '').childNodes);
    },
    end(softly) {
      claims();
      for (const release of marks) release();
      if (!ownStyles?.end(softly, copy)) copy.remove();
    },
  };
}
