/** Opens another window where a browser has crashed: everything that came after would fail with it. */
import type { BrowserWindow } from './window';

export interface Tried {
  isWell: boolean;
  /** Why it failed, or the crash after which it went well. */
  note?: string;
}

export class RetryingBrowser {
  constructor(
    private window: BrowserWindow,
    private readonly open: () => Promise<BrowserWindow>,
  ) {}

  /** Only what a crash has cut short is tried again; what fails in a window that answers has failed. */
  async take(attempt: (window: BrowserWindow) => Promise<void>): Promise<Tried> {
    try {
      await attempt(this.window);
      return { isWell: true };
    } catch (first) {
      const note = (first as Error).message;
      try {
        if (!(await this.reopenIfCrashed())) return { isWell: false, note };
        await attempt(this.window);
        return { isWell: true, note: `in another window: the first crashed (${note})` };
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
