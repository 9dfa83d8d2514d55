/** Provider for Vitest's browser mode that runs tests in a browser of our own driver. */
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProviderOption } from 'vitest/node';
import type { BrowserWindow } from './window';

/**
 * Returns the provider of a browser. Tests run in one window, one file after the other.
 *
 * @param name name of the browser in reports
 * @param open starts the browser
 */
export function drivenProvider(name: string, open: () => Promise<BrowserWindow>): BrowserProviderOption {
  return defineBrowserProvider({
    name,
    providerFactory() {
      let window: BrowserWindow | undefined;
      return {
        name,
        supportsParallelism: false,
        getCommandsContext: () => ({ window }),
        async openPage(_session, url) {
          window ??= await open();
          await window.goto(url);
        },
        async close() {
          await window?.close();
          window = undefined;
        },
      };
    },
  });
}
