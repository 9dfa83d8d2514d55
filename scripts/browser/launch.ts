/** Launches Chromium for checks and benchmarks, without access to other hosts. */
import { type Browser, chromium } from 'playwright';
import { requireChromium } from '../setup/find-chromium.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // Blocks other hosts: no name or address resolves but the local server's.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

interface LaunchSettings {
  args?: readonly string[];
  /** Default arguments of Playwright to leave out, e.g. one that disables a feature. */
  ignoreDefaultArgs?: string[];
  /** Launches the whole Chromium instead of its faster headless shell. */
  whole?: boolean;
}

export const launch = ({ args = [], ignoreDefaultArgs = [], whole = false }: LaunchSettings = {}): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium({ whole }), args: [...ARGS, ...args], ignoreDefaultArgs });

/**
 * Page script that prints errors which fire `error` events but do not reach the console, e.g. undelivered notifications
 * of resize observers.
 */
export const REPORT_SILENT_ERRORS = `addEventListener('error', ({ error, message }) => {
  if (error === null && message !== 'Script error.') console.error('error event: ' + message);
});`;

/** Page script that defines `__name`, which esbuild calls in functions that tests pass to a page. */
export const PAGE_PRELUDE = 'globalThis.__name ??= (value) => value;';
