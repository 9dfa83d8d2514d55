/** What a site holds in its hands. */
export interface LazyLoadInstance {
  /** How many are being fetched. */
  readonly loadingCount: number;
  /** How many have not come as far as they can. */
  readonly toLoadCount: number;
  /** Takes what has come since, or the elements given. */
  update(elements?: Iterable<Element>): void;
  /** Loads everything, or the elements given, wherever they are. */
  loadAll(elements?: Iterable<Element>): void;
  /** Makes everything as the server printed it; `update()` begins anew. */
  restoreAll(): void;
  /** Stops watching. What is being fetched may finish. */
  destroy(): void;
}
