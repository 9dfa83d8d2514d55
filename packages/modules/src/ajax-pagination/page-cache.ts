/** Cache of pages by address and module, in the global that other scripts read: `et_pb_ajax_pagination_cache`. */

const NAME = 'et_pb_ajax_pagination_cache';

type Cache = Record<string, unknown>;

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
