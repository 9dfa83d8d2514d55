/** One element while it is stuck: its classes, its styles, and the placeholder in the flow (contract B §6). */
import { type ClaimKey, claim } from '@enliven/core';
import { STICKY_Z_INDEX } from './area';
import type { Held } from './decide';
import type { Member, Place, StickySize } from './member';
import { parts } from './parts';
import { placeholderFor } from './placeholder';
import { type Styles, styleClaims } from './style-claims';

export interface Stuck {
  placeholder: HTMLElement;
  /** Shows where it is: `offset` pixels from its edge, or on its way with the page. */
  show(held: Held, offset: number): void;
  /** Copies it once more, after its content has changed. */
  refresh(): void;
  /** @param softly whether it may take a moment */
  end(softly: boolean): void;
}

function zIndexOf(element: Element): number {
  const area = (['header', 'footer'] as const).find((name) => element.closest(`.et-l--${name}`));
  return STICKY_Z_INDEX[area ?? 'body'];
}

/** Style sheets raise the part of the page, and the columns, that hold something stuck. */
function ancestorsOf(element: Element): Element[] {
  const content = element.closest('.et_builder_inner_content');
  const found = content ? [content] : [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.matches('.et_pb_column')) found.push(parent);
  return found;
}

function stylesOf(member: Member, element: Element, { edge, margin }: Held, offset: number): Styles {
  const { width, padding, margins } = member.size as StickySize;
  const top = edge === 'top';
  return {
    position: 'fixed !important',
    padding: `${padding} !important`,
    ...(margins && { 'margin-right': `${margins[1]}px !important`, 'margin-left': `${margins[0]}px !important` }),
    'z-index': `${zIndexOf(element)}`,
    width: `${width}px`,
    left: `${(member.place as Place).box.left}px`,
    [edge]: `${offset - margin}px`,
    [top ? 'bottom' : 'top']: 'auto',
    [`margin-${edge}`]: margin ? `${margin}px !important` : '0px',
    // Boxes that are moved otherwise count as shifted, and lay the page out at every step.
    ...(margin && { translate: `0 ${top ? margin : -margin}px` }),
    ...(element.parentElement?.matches('.et_pb_equal_columns') && { height: `${member.height}px` }),
  };
}

/** @param changed called when it shall be shown once more */
export function stick(element: HTMLElement, member: Member, changed: () => void): Stuck {
  const { setting, size, entry } = member;
  const { around } = size as StickySize;
  let placeholder = placeholderFor(element, entry.id, around);
  const mark = (on: Element, name: string) => claim(on, `class:${name}` as ClaimKey, true);
  const marks = [
    ...ancestorsOf(element).map((ancestor) => mark(ancestor, 'has_et_pb_sticky')),
    mark(element, 'et_pb_sticky'),
    mark(element, `et_pb_sticky--${setting.position}`),
  ];
  const dressing = parts.styles?.dress(element, member, changed);
  const claims = styleClaims(element);
  return {
    get placeholder() {
      return placeholder;
    },
    show(held, offset) {
      const styles = stylesOf(member, element, held, offset);
      claims(dressing?.complete(styles, held) ?? styles);
    },
    refresh() {
      placeholder = placeholderFor(element, entry.id, around, placeholder);
    },
    end(softly) {
      claims({});
      for (const release of marks) release();
      if (!dressing?.end(softly, placeholder)) placeholder.remove();
    },
  };
}
