/** Configuration, selectors and page cache of a paginated module. */
import { asRecord, closestTo, member, type Page, queryAll } from '@enliven/core';

export interface AjaxPaginationConfig {
  module: HTMLElement | null;
  generation: 4 | 5;
  /** The block editor's content, in its layout preview. */
  layout: string | undefined;
}

/** Reads the paginated module and the layout of the block editor's preview. */
export function config(element: Element, { generation, global }: Page): AjaxPaginationConfig {
  const { layoutContent } = asRecord(global('ETBlockLayoutModulesScript'));
  return {
    module: closestTo<HTMLElement>(element, '.et_pb_module'),
    generation,
    // Not `asText`: a whole page may be longer than its limit.
    layout: typeof layoutContent === 'string' && layoutContent ? layoutContent : undefined,
  };
}

/** Classes of entrance animations (docs/reference/animation.md#while-it-runs). */
const ANIMATION =
  /^(et_animated|et_is_animating|infinite|et-waypoint|transformAnim|(fade|slide|bounce|zoom|flip|fold|roll)(Top|Right|Bottom|Left)?)$/;
const STATE =
  /^(et_had_animation|et-animated|lazyload(ed|ing)?|et_pb_sticky\w*|et_hover_enabled|et_multi_view__hovered)$/;
const ORDER = /^et_pb_\w+_\d+(_tb_[a-z]+)?$/;

const asSelector = (names: readonly string[]) => names.map((name) => `.${CSS.escape(name)}`).join('');

/** Returns selectors of the same module on another page: all its classes, then only its numbered class. */
export function moduleSelectors(module: Element): string[] {
  const names = [...member(module, 'classList')].filter((name) => !ANIMATION.test(name) && !STATE.test(name));
  return [asSelector(names), asSelector(names.filter((name) => ORDER.test(name)))].filter(Boolean);
}

/** Removes the classes of entrance animations, which never run in new content (docs/reference/blog.md#pages-in-place). */
export function stripAnimations(root: ParentNode): void {
  for (const element of queryAll(root, '[class]')) {
    const classes = member(element, 'classList');
    const names = [...classes].filter((name) => ANIMATION.test(name));
    if (names.length > 0) classes.remove(...names);
  }
}

/** Returns the page number in an address; undefined if it has none. */
export const pageNumber = (address: string): string | undefined =>
  /\/page\/(\d+)|[?&]paged?=(\d+)/.exec(address)?.slice(1).find(Boolean);

/** Duration of a fade in milliseconds, and the opacity while loading. */
export const FADE_DURATION = 600;
export const FADED = 0.2;
/** Duration of the scroll to the module in milliseconds, and the gap below the header in pixels. */
export const SCROLL_DURATION = 400;
export const SCROLL_GAP = 50;
/** Milliseconds after which a request is aborted. */
export const PAGE_TIMEOUT = 15_000;

const CACHE_NAME = 'et_pb_ajax_pagination_cache';

type Cache = Record<string, unknown>;

/** Cache of pages by address and module, in the global that other scripts read, `et_pb_ajax_pagination_cache`. */
export interface PageCache {
  /** Returns the nodes of a page; undefined if unknown or while another module shows them. */
  get(key: string): Node[] | undefined;
  set(key: string, nodes: readonly Node[]): void;
  /** Removes the entries of this module. */
  clear(): void;
}

export function pageCache(view: Window): PageCache {
  const globals = view as unknown as Record<string, Cache | undefined>;
  const ownKeys = new Set<string>();
  return {
    get(key) {
      const cachedNodes = globals[CACHE_NAME]?.[key];
      return Array.isArray(cachedNodes) && !cachedNodes.some((node: Node) => node.isConnected)
        ? cachedNodes
        : undefined;
    },
    set(key, nodes) {
      globals[CACHE_NAME] ??= {};
      (globals[CACHE_NAME] as Cache)[key] = [...nodes];
      ownKeys.add(key);
    },
    clear() {
      const cache = globals[CACHE_NAME] ?? {};
      for (const key of ownKeys) delete cache[key];
      ownKeys.clear();
      if (Object.keys(cache).length === 0) delete globals[CACHE_NAME];
    },
  };
}
