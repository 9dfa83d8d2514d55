/** Tries things in a browser, which may crash: everything that came after would fail with it. */
import type { BrowserWindow } from './window';

export interface Tried {
  isWell: boolean;
  /** What was not well at the first try. */
  note?: string;
}

export class RetryingBrowser {
  constructor(
    private window: BrowserWindow,
    private readonly open: () => Promise<BrowserWindow>,
  ) {}

  /** As with tests: what is well at a second try is named, not failed. */
  async take(attempt: (window: BrowserWindow) => Promise<void>): Promise<Tried> {
    try {
      await attempt(this.window);
      return { isWell: true };
    } catch (first) {
      try {
        const hasCrashed = await this.reopenIfCrashed();
        await attempt(this.window);
        const why = hasCrashed ? `, in another window: the first crashed (${(first as Error).message})` : '';
        return { isWell: true, note: `only at its second try${why}` };
      } catch (second) {
        return { isWell: false, note: (second as Error).message };
      }
    }
  }

  /** @returns whether it had to */
  private async reopenIfCrashed(): Promise<boolean> {
    const answers = await this.window.evaluate<boolean>('true').catch(() => false);
    if (answers) return false;
    await this.close();
    this.window = await this.open();
    return true;
  }

  close = (): Promise<void> => this.window.close();
}
