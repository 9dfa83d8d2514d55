/** Starts the Chromium that checks and benches drive, shut off from every host but this one. */
import { type Browser, chromium } from 'playwright';
import { requireChromium } from '../setup/find-chromium.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // Nothing leaves the machine: every name but our own server's is unknown.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

interface LaunchSettings {
  args?: readonly string[];
  /** Of Playwright's own, e.g. what switches a feature off. */
  ignoreDefaultArgs?: string[];
  /** Chromium with all it has, instead of its quicker headless shell. */
  whole?: boolean;
}

export const launch = ({ args = [], ignoreDefaultArgs = [], whole = false }: LaunchSettings = {}): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium({ whole }), args: [...ARGS, ...args], ignoreDefaultArgs });

/**
 * Some errors reach a page's error monitoring and no console: those of observers that could not tell everything within a
 * frame. They are said on the console.
 */
export const REPORT_SILENT_ERRORS = `addEventListener('error', ({ error, message }) => {
  if (error === null && message !== 'Script error.') console.error('error event: ' + message);
});`;

/** Functions handed to a page are compiled with a call to this; there it does nothing. */
export const PAGE_PRELUDE = 'globalThis.__name ??= (value) => value;';
