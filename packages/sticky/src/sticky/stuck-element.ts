/** Claims the classes and styles of a stuck element and inserts its placeholder (docs/reference/sticky.md#start-and-end). */
import {
  ancestorsOf,
  type ClaimKey,
  claim,
  claimSet,
  closestTo,
  matches,
  measure,
  putStyleSheet,
  type Release,
  type WantedClaim,
} from '@enliven/core';
import { type ActivationRanges, marginAt } from './activation-range';
import { parts } from './lazy-parts';
import { inertClone, placeholderFor } from './measure-member';
import type { FlowPosition, Member, StickySize, StuckElement } from './member';
import { type ByEdge, type Edge, STICKY_Z_INDEX } from './sticky-setting';

/** Property → value, which may end in `!important`; without a value the server's style applies. */
export type Styles = Readonly<Record<string, string | false | 0 | undefined>>;

/** Milliseconds without a change until the padding is written. During scrolling, a change makes browsers with scroll anchoring jump. */
const REST = 100;

/**
 * Sets styles of the root element by a rule, since an inline style on the root makes browsers compute the styles of the whole page.
 *
 * @returns the function that replaces the declarations; without declarations, it removes the rule
 */
export function createRootRule(owner: Document): (declarations?: string) => void {
  let current = '';
  let end: Release | undefined;
  return (declarations = '') => {
    if (declarations === current) return;
    current = declarations;
    end?.();
    // Stuck modules are below the header, whose own rule has less specificity.
    end = declarations ? putStyleSheet(owner, `:root:root{${declarations}}`) : undefined;
  };
}

/** Keeps focused and anchored elements clear of stuck modules (WCAG 2.4.11, docs/reference/sticky.md#visible-area). @returns takes the covered pixels and sets `scroll-padding` after a delay; without any, releases it at once */
export function createScrollPadding(owner: Document): (covered?: ByEdge<number>) => void {
  const setRule = createRootRule(owner);
  const padding = (edge: Edge, pixels: number) => (pixels ? `scroll-padding-${edge}:${pixels}px;` : '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelWrite = () => {};
  return (covered) => {
    clearTimeout(timer);
    cancelWrite();
    if (!covered) return setRule();
    const wanted = () => padding('top', covered.top) + padding('bottom', covered.bottom);
    // A write between frames would force layout at the next read.
    timer = setTimeout(() => {
      cancelWrite = measure(wanted, setRule);
    }, REST);
  };
}

/** Returns the `z-index` for the part of the page that holds the element. */
const zIndexOf = (element: Element): number =>
  STICKY_Z_INDEX[
    closestTo(element, '.et-l--header') ? 'header' : closestTo(element, '.et-l--footer') ? 'footer' : 'body'
  ];

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
    height: matches(element, '.et_pb_equal_columns > *') && `${height}px`,
  };
}

/** Returns the claims of styles that have a value. */
const styleClaims = (element: Element, styles: Styles): WantedClaim[] =>
  Object.entries(styles).map(([name, value]) => [value ? element : null, `style:${name}` as ClaimKey, value]);

/** Makes an element stuck. @param changed called when its styles must be updated */
export function stick(element: HTMLElement, member: Member, changed: () => void): StuckElement {
  const { setting, size, entry } = member;
  const copy = placeholderFor(element, entry.id, (size as StickySize).blockMargins);
  const mark = (on: Element, name: string) => claim(on, `class:${name}` as ClaimKey, true);
  const marks = [mark(element, 'et_pb_sticky'), mark(element, `et_pb_sticky--${setting.position}`)];
  // Style sheets raise the content and the columns that hold a stuck module.
  const content = closestTo(element, '.et_builder_inner_content');
  for (const at of ancestorsOf(element))
    if (at === content || matches(at, '.et_pb_column')) marks.push(mark(at, 'has_et_pb_sticky'));
  const ownStyles = parts.styles?.createStuckStyles(element, member, changed);
  const claims = claimSet();
  return {
    copy,
    show() {
      const styles = stylesOf(member, element);
      const completed = ownStyles?.complete(styles) ?? styles;
      claims.set(styleClaims(element, parts.builderSupport?.framedStyles(completed, member, marginAt) ?? completed));
    },
    refresh() {
      copy.replaceChildren(...inertClone(element, '').childNodes);
    },
    end(softly) {
      claims.set([]);
      for (const release of marks) release();
      if (!ownStyles?.end(softly, copy)) copy.remove();
    },
  };
}
