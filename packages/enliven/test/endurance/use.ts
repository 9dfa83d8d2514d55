/** Uses modules by pointer and by keyboard: one of the first common kind, or in the whole form one of each. */
import type { Page } from 'playwright';
import { tryAccordion } from '../../../../scripts/pages/try-accordion';
import { trySlider } from '../../../../scripts/pages/try-slider';
import { tryTabs } from '../../../../scripts/pages/try-tabs';
import { tryToggle } from '../../../../scripts/pages/try-toggle';
import { isLong } from '../support/long';

const TRIALS = { toggle: tryToggle, accordion: tryAccordion, tabs: tryTabs, slider: trySlider };

/** @returns the names of the used kinds. @throws Error that says what did not happen */
export async function useModules(page: Page): Promise<string[]> {
  const used: string[] = [];
  for (const [name, attempt] of Object.entries(TRIALS)) {
    if (await attempt(page)) used.push(name);
    if (used.length > 0 && !isLong) break;
  }
  return used;
}
