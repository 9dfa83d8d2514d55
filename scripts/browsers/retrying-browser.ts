/** Browser in which a failed task runs once more, as failed tests in Chromium do, in a new window if the first has crashed. */
import type { BrowserWindow } from './window';

export interface Tried {
  isWell: boolean;
  /** Reason for the failure, or for the first failure if the second attempt passed. */
  note?: string;
}

export class RetryingBrowser {
  constructor(
    private window: BrowserWindow,
    private readonly open: () => Promise<BrowserWindow>,
  ) {}

  async take(attempt: (window: BrowserWindow) => Promise<void>): Promise<Tried> {
    try {
      await attempt(this.window);
      return { isWell: true };
    } catch (first) {
      try {
        await this.reopenIfCrashed();
        await attempt(this.window);
        return { isWell: true, note: `passed only at its second attempt, after: ${(first as Error).message}` };
      } catch (second) {
        return { isWell: false, note: (second as Error).message };
      }
    }
  }

  private async reopenIfCrashed(): Promise<void> {
    const answers = await this.window.evaluate<boolean>('true').catch(() => false);
    if (answers) return;
    await this.close();
    this.window = await this.open();
  }

  close = (): Promise<void> => this.window.close();
}
