/** Lines that are cut: calls that never reach a server, as browsers tell of them. */
import type { Page } from 'playwright';

const ERRORS = { 'no line at all': 'internetdisconnected', 'a name nobody knows': 'namenotresolved' } as const;

type Cut = keyof typeof ERRORS;

export const CUTS = Object.keys(ERRORS) as Cut[];
export const isCut = (name: string): name is Cut => Object.hasOwn(ERRORS, name);

/** @param address pattern of what cannot be reached from now on */
export async function cut(page: Page, address: string, how: Cut): Promise<void> {
  await page.route(address, (route) => route.abort(ERRORS[how]));
}
