/** Finds the behaviors in the window of a page, whose code must be requested together with the runtime, not after it. */
import { posix } from 'node:path';
import type { Page } from 'playwright';
import { catalog } from '../../packages/enliven/src/catalog';
import { catalogEntriesOf } from '../../packages/enliven/src/catalog-entries';
import type { Needs } from '../cdn-needs';
import type { Flavour } from '../size/page-bytes';

/** Behavior that mounts as soon as its element is near the window. */
export interface NearBehavior {
  name: string;
  selector: string;
  /** Paths below the folder of the build. */
  files: readonly string[];
}

/** Selector of elements for which the loader waits for the runtime: original scripts, and the site's configuration. */
const DECIDED_LATER = `${catalogEntriesOf(catalog).originals},#enliven-config`;

/** Returns the near behaviors of the catalog. @param needs content of the flavour's `behaviors.json` */
export const nearBehaviors = ({ behaviors }: Needs, flavour: Flavour): NearBehavior[] =>
  catalog
    .filter(({ when = '', globals }) => !globals && !/^(idle|interaction)$/.test(when))
    .map(({ name, selector }) => {
      const files = behaviors[name]?.files ?? [];
      return { name, selector, files: files.map((file) => posix.join(flavour === 'lite' ? 'lite' : '', file)) };
    });

/** Returns the behaviors that have an element in the window now. */
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
