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

export const launch = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: [...ARGS, ...args] });

/** Functions handed to a page are compiled with a call to this; there it does nothing. */
export const PAGE_PRELUDE = 'globalThis.__name ??= (value) => value;';
