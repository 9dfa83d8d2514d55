/** Switches of the whole form of long tests, and the folder of saved pages. */
import { existsSync } from 'node:fs';

/** Whether long tests run in their whole form. */
export const isLong = Boolean(process.env.LONG);

/** Returns the folder in `SAVED_PAGES`, if it exists. */
export function savedPages(): string | undefined {
  const folder = process.env.SAVED_PAGES;
  return folder && existsSync(folder) ? folder : undefined;
}
