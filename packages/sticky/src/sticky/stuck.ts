/** One element while it is stuck: its classes, its styles, and the placeholder in the flow (docs/reference/sticky.md#start-and-end). */
import { type ClaimKey, claim } from '@enliven/core';
import { zIndexOf } from './area';
import type { ActivationRanges } from './course';
import { inertClone } from './inert-clone';
import type { Member, StuckElement } from './member';
import { parts } from './parts';
import type { FlowPosition, StickySize } from './place';
import { placeholderFor } from './placeholder';
import type { Edge } from './sticky-setting';
import { type Styles, createStyleClaims } from './style-claims';

/** Of a member that is stuck. */
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
    // Boxes that are moved otherwise count as shifted, and lay the page out at every step.
    translate: margin && `0 ${top ? margin : -margin}px`,
    height: element.matches('.et_pb_equal_columns > *') && `${height}px`,
  };
}

/** @param changed called when it shall be shown once more */
export function stick(element: HTMLElement, member: Member, changed: () => void): StuckElement {
  const { setting, size, entry } = member;
  const copy = placeholderFor(element, entry.id, (size as StickySize).blockMargins);
  const mark = (on: Element, name: string) => claim(on, `class:${name}` as ClaimKey, true);
  const marks = [mark(element, 'et_pb_sticky'), mark(element, `et_pb_sticky--${setting.position}`)];
  // Style sheets raise the part of the page, and the columns, that hold something stuck.
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
      claims(parts.builderSupport?.framedStyles(completed, member) ?? completed);
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
