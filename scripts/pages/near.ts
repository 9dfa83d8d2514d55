/** Finds what a page has in its window: its code is asked for together with the runtime, and not after it. */
import { posix } from 'node:path';
import type { Page } from 'playwright';
import { catalog } from '../../packages/enliven/src/catalog';
import { catalogEntriesOf } from '../../packages/enliven/src/catalog-entries';
import type { Needs } from '../cdn-needs';
import type { Flavour } from '../size/page-bytes';

/** A behavior that comes alive as soon as it is near the window. */
export interface NearBehavior {
  name: string;
  selector: string;
  /** Below the folder of the build. */
  files: readonly string[];
}

/** Whether the loader waits for the runtime, since original scripts run or the site's configuration excludes behaviors. */
const DECIDED_LATER = `${catalogEntriesOf(catalog).originals},#enliven-config`;

/** @param needs what `behaviors.json` of the flavour says */
export const nearBehaviors = ({ behaviors }: Needs, flavour: Flavour): NearBehavior[] =>
  catalog
    .filter(({ when = '', globals }) => !globals && !/^(idle|interaction)$/.test(when))
    .map(({ name, selector }) => {
      const files = behaviors[name]?.files ?? [];
      return { name, selector, files: files.map((file) => posix.join(flavour === 'lite' ? 'lite' : '', file)) };
    });

/** @returns those of them that have an element in the window now */
export async function inWindow(page: Page, behaviors: readonly NearBehavior[]): Promise<NearBehavior[]> {
  const places = await page.evaluate(
    ([selectors, decidedLater]) =>
      new Promise<number[]>((resolve) => {
        const elements = selectors.length > 0 ? document.querySelectorAll(selectors.join()) : [];
        if (elements.length === 0 || document.querySelector(decidedLater)) return resolve([]);
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          const seen = entries.filter(({ intersectionRatio }) => intersectionRatio > 0);
          resolve([...selectors.keys()].filter((at) => seen.some(({ target }) => target.matches(selectors[at] ?? ''))));
        });
        for (const element of elements) observer.observe(element);
      }),
    [behaviors.map(({ selector }) => selector), DECIDED_LATER] as const,
  );
  return places.flatMap((at) => behaviors[at] ?? []);
}
