/** Plans for the pages of a site. Pages that cannot be composed are reported and do not change. */
import { ComposeError } from '../compose-error';
import type { Units } from '../units';
import type { CoverOptions } from './covered-scripts';
import type { OpenedSite } from './open-site';
import { originalPage } from './original-page';
import { type PagePlan, planPage } from './plan-page';
import { hashOf, type SiteManifest } from './site-manifest';

/** Called before each page, and with `done` equal to `total` at the end. */
export type OnProgress = (step: 'reading' | 'composing', done: number, total: number) => void;

export interface Failure {
  /** Path relative to the site. */
  path: string;
  /** Sentence that explains the failure and how to fix it. */
  message: string;
}

export interface SitePlan {
  plans: PagePlan[];
  /** Hashes of the originals, by path. */
  originals: Map<string, string>;
  /** Pages without behaviors. */
  withoutBehaviors: string[];
  failures: Failure[];
}

/** Returns the message for an error of one page. */
const messageOf = (error: unknown): string =>
  error instanceof ComposeError
    ? error.message
    : `The page could not be read (${(error as Error).message}). Check its permissions.`;

/** Reads each page once. @param manifest manifest of an earlier run */
export function planSite(
  { folder, found }: OpenedSite,
  units: Units,
  manifest: SiteManifest | undefined,
  options: CoverOptions,
  onProgress?: OnProgress,
): SitePlan {
  const { pages, links } = found;
  const plan: SitePlan = { plans: [], originals: new Map(), withoutBehaviors: [], failures: [] };
  for (const path of links)
    plan.failures.push({
      path,
      message: 'This is a symbolic link, which is not followed. Copy what it points to into the folder.',
    });
  for (const [at, path] of pages.entries()) {
    onProgress?.('reading', at, pages.length);
    try {
      const original = originalPage(folder, path, manifest);
      const planned = planPage(path, original, units, options);
      if (planned.behaviors.length === 0) plan.withoutBehaviors.push(path);
      else plan.plans.push(planned);
      plan.originals.set(path, hashOf(original));
    } catch (error) {
      plan.failures.push({ path, message: messageOf(error) });
    }
  }
  onProgress?.('reading', pages.length, pages.length);
  return plan;
}
