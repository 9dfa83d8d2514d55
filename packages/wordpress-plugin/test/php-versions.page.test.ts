/** Oldest and newest version of PHP: print the same pages and log nothing. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { FURTHER_VERSIONS, furtherPhp } from '../../../scripts/setup/php.mjs';
import { onStage } from './stage/use-stage';

const VISIT = fileURLToPath(new URL('./stage/server/visit-in-wasm.mjs', import.meta.url));
const PATHS = ['/kitchen-sink/', '/product/mug/', '/audio/'];
const run = promisify(execFile);

/** Oldest and newest version, since each takes several seconds. `php-versions.test.ts` runs all versions without WordPress. */
const VERSIONS = { 4: FURTHER_VERSIONS.slice(0, 1), 5: FURTHER_VERSIONS.slice(-1) };

for (const generation of [4, 5] as const)
  onStage(
    `in another version of PHP, generation ${generation}`,
    { generation, plugins: ['contact-form-7', 'woocommerce'], ignoreLog: /wp-(?:includes|admin)\// },
    (stage) => {
      it.for(VERSIONS[generation])(
        'answers in PHP %s what it answers in the installed one',
        async (version, { skip }) => {
          const home = furtherPhp(version);
          if (!home) return skip(`PHP ${version} is not there. "npm test" fetches it from npm.`);
          await stage.choose({ mode: 'on' });
          const { host } = new URL(stage.site.origin);
          const { stdout } = await run(process.execPath, [VISIT, home, stage.site.folder, host, ...PATHS], {
            maxBuffer: 2 ** 26,
          });
          const pages: Record<string, string> = JSON.parse(stdout);
          for (const path of PATHS) {
            expect(pages[path]).toContain('id="enliven-composed"');
            expect(pages[path]).toBe(await stage.read(path));
          }
        },
      );
    },
  );
