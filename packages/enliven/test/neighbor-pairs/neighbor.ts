/** Script of another author on the page, with the effect that a visitor sees. */
import type { Page } from 'playwright';

export interface Neighbor {
  name: string;
  code: string;
  /** Whether the code waits for jQuery. */
  jQuery?: boolean;
  /** Markup that the code works on. */
  body?: string;
  /** Uses the page as a visitor would. @throws Error when the effect is missing */
  check(page: Page): Promise<void>;
}
