/** Finds the problems of a page's data about sticky modules, for tools. */
import { deviceValue, settingFor } from './devices';
import { findProblems, type Problem } from './problems';
import { readSticky } from './sticky-setting';

/**
 * Finds the problems of both sources for one device.
 *
 * @param document parses the selectors; without it they count as correct
 */
export const problemsOf = (legacy: unknown, native: unknown, device: string, document?: Document): Problem[] =>
  findProblems([legacy, native], device, { readSticky, deviceValue, settingFor }, document);
