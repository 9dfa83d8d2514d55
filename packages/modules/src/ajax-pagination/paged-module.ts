/** Reads which module is paged, how to find it on another page and which of its classes are state, and keeps its pages. */
import { asRecord, type Page } from '@enliven/core';

export interface AjaxPaginationConfig {
  module: HTMLElement | null;
  generation: 4 | 5;
  /** The block editor's content, in its preview of a layout. */
  layout: string | undefined;
}

/** Reads which module is paged, how to find it on another page and which of its classes are state. */
export function config(element: Element, { generation, global }: Page): AjaxPaginationConfig {
  const { layoutContent } = asRecord(global('ETBlockLayoutModulesScript'));
  return {
    module: element.closest<HTMLElement>('.et_pb_module'),
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

/** Selectors of the same module on another page: by all its classes, or else by the one that is its own. */
export function moduleSelectors(module: Element): string[] {
  const names = [...module.classList].filter((name) => !ANIMATION.test(name) && !STATE.test(name));
  return [asSelector(names), asSelector(names.filter((name) => ORDER.test(name)))].filter(Boolean);
}

/** Removes classes of entrance animations, which would never run in new content (docs/reference/blog.md#pages-in-place). */
export function stripAnimations(root: ParentNode): void {
  for (const element of root.querySelectorAll('[class]')) {
    const names = [...element.classList].filter((name) => ANIMATION.test(name));
    if (names.length > 0) element.classList.remove(...names);
  }
}

/** The number of a page in its address; undefined when it says none. */
export const pageNumber = (address: string): string | undefined =>
  /\/page\/(\d+)|[?&]paged?=(\d+)/.exec(address)?.slice(1).find(Boolean);

/** Milliseconds the module takes to fade, each way, and how far it fades. */
export const FADE_DURATION = 600;
export const FADED = 0.2;
/** Milliseconds the page takes to scroll to the module, and how many pixels it stays below the header. */
export const SCROLL_DURATION = 400;
export const SCROLL_GAP = 50;
/** Milliseconds until a page that does not come is given up. */
export const PAGE_TIMEOUT = 15_000;

const NAME = 'et_pb_ajax_pagination_cache';

type Cache = Record<string, unknown>;

/** Cache of pages by address and module, in the global that other scripts read: `et_pb_ajax_pagination_cache`. */
export interface PageCache {
  /** Undefined also while another module shows the content. */
  get(key: string): Node[] | undefined;
  set(key: string, nodes: readonly Node[]): void;
  /** Removes the entries of this module. */
  clear(): void;
}

export function pageCache(view: Window): PageCache {
  const globals = view as unknown as Record<string, Cache | undefined>;
  const mine = new Set<string>();
  return {
    get(key) {
      const known = globals[NAME]?.[key];
      return Array.isArray(known) && !known.some((node: Node) => node.isConnected) ? known : undefined;
    },
    set(key, nodes) {
      globals[NAME] ??= {};
      (globals[NAME] as Cache)[key] = [...nodes];
      mine.add(key);
    },
    clear() {
      const cache = globals[NAME] ?? {};
      for (const key of mine) delete cache[key];
      mine.clear();
      if (Object.keys(cache).length === 0) delete globals[NAME];
    },
  };
}
