/** Broken connections: requests that never reach a server, by the browser's error. */
import type { Page } from 'playwright';

const ERRORS = { 'no connection': 'internetdisconnected', 'an unknown host': 'namenotresolved' } as const;

type Cut = keyof typeof ERRORS;

export const CUTS = Object.keys(ERRORS) as Cut[];
export const isCut = (name: string): name is Cut => Object.hasOwn(ERRORS, name);

/** @param address pattern of addresses that become unreachable */
export async function cut(page: Page, address: string, how: Cut): Promise<void> {
  await page.route(address, (route) => route.abort(ERRORS[how]));
}
