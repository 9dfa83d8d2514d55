/** Room at the top of a page below a transparent header (docs/reference/header.md#transparent-header). */
import { FIXED_ABOVE, matches, member, page, query, queryAll, type Scope, type WantedClaim } from '@enliven/core';
import type { HeaderVariant } from '../header/header-controller';
import type { HeaderParts } from '../header/read-header';

const SECTION = '.et-l:not(.et-l--footer) .et_pb_section';
const SLIDER = '.et_pb_slider,.et_pb_fullwidth_slider';
const ARROWS = '.et-pb-slider-arrows a';

const shown = (root: ParentNode, selector: string): HTMLElement | undefined =>
  queryAll<HTMLElement>(root, selector).find((element) => member(element, 'getClientRects')().length > 0);
const paddingOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).paddingTop) || 0;

const push = (element: Element, by: number): WantedClaim => [
  element,
  'style:padding-top',
  `${paddingOf(element) + by}px`,
];
const padding = (element: Element, pixels: number): WantedClaim => [element, 'style:padding-top', `${pixels}px`];

/** Returns the claims of room in the first module of a fullwidth section. */
function inModule(section: Element, module: HTMLElement | undefined, offset: number): WantedClaim[] {
  if (!module) return [push(section, offset)];
  if (matches(module, SLIDER))
    return [
      ...queryAll(module, '.et_pb_slide').map((slide) => padding(slide, offset)),
      ...queryAll<HTMLElement>(module, ARROWS).map(
        (arrow): WantedClaim => [arrow, 'style:margin-top', `${(offset - arrow.offsetHeight) / 2}px`],
      ),
    ];
  if (matches(module, '.et_pb_fullwidth_header,.et_pb_fullwidth_code')) return [push(module, offset)];
  if (matches(module, '.et_pb_fullwidth_portfolio')) return [padding(module, offset)];
  if (matches(module, '.et_pb_post_title')) return [padding(module, offset + 50)];
  if (matches(module, '.et_pb_fullwidth_map_container,.et_pb_map_container')) {
    const map = query<HTMLElement>(module, '.et_pb_map') ?? module;
    return [
      [map, 'style:height', `${map.offsetHeight + offset}px`],
      [module, 'class:et_beneath_transparent_nav', true],
    ];
  }
  if (matches(module, '.et_pb_menu,.et_pb_fullwidth_menu')) return [[module, 'style:margin-top', `${offset}px`]];
  return [push(section, offset)];
}

/** Returns the claims of room for the header. Reads layout. */
function roomFor({ owner, content }: HeaderParts, offset: number, width: number): WantedClaim[] {
  const is = (selector: string) => matches(owner.body, selector);
  const title = shown(owner, '.et_post_meta_wrapper');
  if (title && is('.single:not(.et-tb-has-body)') && query(title, '.entry-title'))
    return [padding(title, offset + (width <= FIXED_ABOVE ? 40 : 0))];
  const section = shown(owner, SECTION);
  if (!section) {
    const first = content?.firstElementChild;
    return first && matches(first, '.container') ? [padding(first, offset)] : [];
  }
  const module = shown(section, '.et_pb_module');
  if (matches(section, '.et_pb_fullwidth_section')) return inModule(section, module, offset);
  if (module && matches(module, '.et_pb_fullwidth_header') && page().generation === 5) return [push(module, offset)];
  const bare = is('.single.et_full_width_page.et_pb_pagebuilder_layout') && !title;
  return [push(section, offset - (bare ? 58 : 0))];
}

/** Pixels that the style sheet adds above content without sections. */
const BARE_CONTENT = 58;

/** Whether the content begins without a section. */
const isBare = ({ owner, content }: HeaderParts, width: number): boolean =>
  width > FIXED_ABOVE ? matches(content?.firstElementChild, '.container') : !owner.querySelector(SECTION);

export interface TransparentHeader extends HeaderVariant {
  /** Returns the top of the watched element without room for the header, from the document's top; undefined without such room. */
  before(): number | undefined;
}

/**
 * @param isHidden whether the header is hidden at the top of the page
 * @param update measures the header again
 */
export function giveRoom(
  parts: HeaderParts,
  scope: Scope,
  isHidden: () => boolean,
  update: () => void,
): TransparentHeader {
  const claims = scope.claims();
  let before: number | undefined;
  // A slider inserts its arrows when it mounts, and may replace them.
  const arrows = new MutationObserver(update);
  scope.add(() => arrows.disconnect());
  const { owner, view, header, container, fixedNav } = parts;
  return {
    before: () => before,
    update({ adminBar, top, offset, fixed, width }, _fixed, resized) {
      if (!resized) return;
      before = undefined;
      if (width > FIXED_ABOVE && isHidden()) return claims.set([]);
      const section = shown(owner, SECTION);
      const always: WantedClaim[] = [
        [section, 'class:et_pb_section_first', true],
        [container, 'style:padding-top', '0px !important'],
      ];
      // Measures without our own styles, and without the room of our optional style sheet.
      claims.set(always);
      const watched = watchedElement(parts, adminBar)?.getBoundingClientRect();
      before = watched && watched.top + view.scrollY;
      const own = offset + (isBare(parts, width) ? BARE_CONTENT : 0);
      const room = [...roomFor(parts, own, width), ...always];
      const slider = query(section, SLIDER);
      arrows.disconnect();
      if (slider) arrows.observe(slider, { childList: true });
      const notices = owner.querySelector(
        '.et_fixed_nav.et-db.et_full_width_page #left-area>.woocommerce-notices-wrapper',
      );
      if (!fixedNav && matches(owner.body, '.et_secondary_nav_enabled'))
        room.push([header, 'style:top', `${adminBar + top}px`]);
      if (notices)
        room.push(
          [notices, 'style:margin-top', `${fixed}px`],
          [notices, 'style:opacity', '1'],
          [notices, 'attr:data-position-set', 'yes'],
        );
      claims.set(room);
    },
  };
}

/** Returns the element whose position fixes a transparent header: the first content at the top of the page. Reads layout. */
export function watchedElement({ owner, view, content }: HeaderParts, adminBar: number): Element | null {
  const section = shown(owner, SECTION);
  if (!section) return owner.getElementById('content-area') ?? content;
  if (section.getBoundingClientRect().top + view.scrollY > adminBar) return content;
  const inner = matches(section, '.et_pb_fullwidth_section')
    ? shown(section, '.et_pb_module')
    : (shown(section, '.et_pb_row') ?? shown(owner, '.et-l .et_pb_module'));
  return inner ?? section;
}
