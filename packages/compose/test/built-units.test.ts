/** Command line with the built units. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, pageOf, siteWith } from './support/temp-site';

const CDN = join(import.meta.dirname, '../../enliven/cdn');
const UNITS = join(CDN, 'lite/units.json');
const isBuilt = existsSync(UNITS) && 'scripts' in JSON.parse(readFileSync(UNITS, 'utf8'));
const reason = isBuilt ? '' : ' (skipped: run "pnpm build" first)';

describe.skipIf(reason)(`the built units${reason}`, () => {
  it.each(['lite', 'react'])('compose a page in the flavour %s', (flavour) => {
    const body =
      '<div class="et_pb_module et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Q</h5><div class="et_pb_toggle_content">A</div></div>';
    const { site, run } = siteWith({ 'index.html': pageOf({ body }) });
    const { code, output, errors } = run('--build', CDN, '--flavour', flavour, '--json');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const { pages, files } = JSON.parse(output);
    expect(pages[0].behaviors).toEqual(['toggle']);
    expect(files[0].gzip).toBeLessThan(20_000);
    const written = filesIn(site);
    const { scripts } = JSON.parse(readFileSync(UNITS, 'utf8'));
    expect(scripts['divi-module-library-script-tabs']).toEqual(['tabs']);
    for (const [, later = ''] of (written[files[0].path] ?? '').matchAll(/\d+:"\.\/(later\/[\w-]+\.js)"/g))
      expect(Object.keys(written)).toContain(`enliven/${later}`);
  });
});
