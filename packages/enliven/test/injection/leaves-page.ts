/** Navigations of the page itself, in contrast to those of its frames and windows. */
import type { Page, Request } from 'playwright';

/** Whether a request navigates the page. */
export function leavesPage(request: Request, page: Page): boolean {
  try {
    return request.isNavigationRequest() && request.frame() === page.mainFrame();
  } catch {
    // A window that has no frame yet.
    return false;
  }
}
