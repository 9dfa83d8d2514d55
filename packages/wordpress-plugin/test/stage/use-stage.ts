/** Site and visitors for a test file. Tests are skipped, with the reason, if a site can't be started. */
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { wordpressProblem } from '../../../../scripts/setup/wordpress.mjs';
import type { SiteOptions } from './lay-site';
import { pluginZip } from './plugin-zip';
import { type Site, startSite } from './site';
import { unpackPlugin } from './unpack-plugin';
import { letVisit, type Visit, type Visitor, type Visitors } from './visitor';
import { webStackProblem } from './web-stack';

/** Options in the form in which the plugin stores them. */
export interface PluginOptions {
  mode?: 'off' | 'test' | 'on';
  flavour?: 'lite' | 'react';
  [name: string]: unknown;
}

export interface Stage {
  readonly site: Site;
  /** Returns a new visitor. */
  arrive(options?: Parameters<Visitors['arrive']>[0]): Promise<Visitor>;
  /** Opens a page as a new visitor. */
  visit(path: string): Promise<Visit>;
  /** Returns the HTML that a new visitor gets. */
  read(path: string, headers?: Record<string, string>): Promise<string>;
  /** Replaces all options of the plugin. */
  choose(options: PluginOptions): Promise<void>;
}

export interface StageOptions extends SiteOptions {
  /** Other plugins that are active initially. */
  plugins?: readonly string[];
  /** Whether the plugin is installed initially. @default true */
  isInstalled?: boolean;
  /** First part of the file name of the plugin's zip. */
  zip?: string;
  /** Matches lines of the log to ignore, for example lines about WordPress itself. */
  ignoreLog?: RegExp;
}

function problem({ isHosted }: SiteOptions): string | undefined {
  const why = wordpressProblem() ?? (isHosted ? webStackProblem() : undefined);
  if (why || pluginZip()) return why;
  return 'The plugin is not built. Run: pnpm build';
}

/** Describes tests on a site, which is closed after them. Lines in the site's log fail the tests. */
export function onStage(name: string, options: StageOptions, tests: (stage: Stage) => void): void {
  const { plugins = [], isInstalled = true, zip, ignoreLog, ...siteOptions } = options;
  const why = problem(options);
  if (why) console.warn(`Tests on a real WordPress are skipped (${name}). ${why}`);
  describe.skipIf(why)(why ? `${name} (${why})` : name, () => {
    let site: Site;
    let visitors: Visitors;
    const stage: Stage = {
      get site() {
        return site;
      },
      arrive: (settings) => visitors.arrive(settings),
      visit: async (path) => (await visitors.arrive()).open(path),
      read: async (path, headers = {}) => (await fetch(site.origin + path, { headers })).text(),
      choose: (chosen) => site.php('update_option( "enliven_options", $args );', { ...chosen }),
    };
    beforeAll(async () => {
      site = await startSite(siteOptions);
      visitors = await letVisit(site.origin);
      if (isInstalled) await unpackPlugin(site, pluginZip(zip));
      await site.activate(...plugins, ...(isInstalled ? ['enliven'] : []));
    });
    afterEach(() => visitors.leave());
    afterAll(async () => {
      const lines = site?.log().split('\n') ?? [];
      await visitors?.close();
      await site?.close();
      expect(lines.filter((line) => line && !ignoreLog?.test(line))).toEqual([]);
    });
    tests(stage);
  });
}
