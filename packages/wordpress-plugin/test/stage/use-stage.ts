/** Site and visitors for a test file; skipped with the reason where they can't be had. */
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { wordpressProblem } from '../../../../scripts/setup/wordpress.mjs';
import type { SiteOptions } from './lay-site';
import { pluginZip } from './plugin-zip';
import { type Site, startSite } from './site';
import { unpackPlugin } from './unpack-plugin';
import { letVisit, type Visit, type Visitor, type Visitors } from './visitor';
import { webStackProblem } from './web-stack';

/** Options of the plugin, as it stores them. */
export interface PluginOptions {
  mode?: 'off' | 'test' | 'on';
  flavour?: 'lite' | 'react';
  [name: string]: unknown;
}

export interface Stage {
  readonly site: Site;
  /** Somebody who has not been here before. */
  arrive(options?: Parameters<Visitors['arrive']>[0]): Promise<Visitor>;
  /** Opens a page as somebody who has not been here before. */
  visit(path: string): Promise<Visit>;
  /** Returns the page as it is sent to somebody who has not been here before. */
  read(path: string, headers?: Record<string, string>): Promise<string>;
  /** Puts these options in the place of all others. */
  choose(options: PluginOptions): Promise<void>;
}

export interface StageOptions extends SiteOptions {
  /** Other plugins that are active at the start. */
  plugins?: readonly string[];
  /** Whether the plugin is installed at the start. @default true */
  isInstalled?: boolean;
  /** Beginning of the name of the zip that is installed. */
  zip?: string;
  /** Lines of the log that do not count, for example those about WordPress itself. */
  ignoreLog?: RegExp;
}

function problem({ isHosted }: SiteOptions): string | undefined {
  const why = wordpressProblem() ?? (isHosted ? webStackProblem() : undefined);
  if (why || pluginZip()) return why;
  return 'The plugin is not built. Run: pnpm build';
}

/** Describes tests on a site, which is taken down after them. What it has logged by then is a failure. */
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
