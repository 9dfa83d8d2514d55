/** Part of a form that is fetched on its first use and runs calls in order. */
import { report, type Scope } from '@enliven/core';

export class OnDemand<T> {
  private part: T | undefined;

  /**
   * @param scope ends the part; nothing is started after its end
   * @param load resolves to the function that starts the part
   * @param onFailed called if the part fails to load for a call, or if the first calls throw; the next call tries again
   */
  constructor(
    private readonly scope: Scope,
    private readonly load: () => Promise<() => T>,
    private readonly onFailed: () => void,
  ) {}

  /** Fetches the part without a call. */
  prefetch(): void {
    this.run();
  }

  /** Calls `work` with the part, at once if it is loaded. A call that timed out does not run later. */
  use(work: (part: T) => void): void {
    if (this.part) work(this.part);
    else this.run(work);
  }

  private run(work?: (part: T) => void): void {
    if (this.part || this.scope.isDisposed) return;
    this.scope.lazy(
      this.load,
      (start) => {
        try {
          this.part ??= start();
          work?.(this.part);
        } catch (error) {
          report(error, this.scope.place);
          if (work) this.onFailed();
        }
      },
      work && this.onFailed,
    );
  }
}
