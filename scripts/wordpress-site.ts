/** Serves a real WordPress with the built plugin and the stand-ins, for manual testing: `--generation 5`, `--version 6.3`. */
import { parseArgs } from 'node:util';
import { pluginZip } from '../packages/wordpress-plugin/test/stage/plugin-zip';
import { startSite } from '../packages/wordpress-plugin/test/stage/site';
import { unpackPlugin } from '../packages/wordpress-plugin/test/stage/unpack-plugin';
import { prepareWordPress, wordpressProblem } from './setup/wordpress.mjs';

const { values } = parseArgs({
  options: { generation: { type: 'string', default: '4' }, version: { type: 'string', default: '6.5' } },
});

if (wordpressProblem()) await prepareWordPress();
const zip = pluginZip();
const problem = wordpressProblem() ?? (zip ? undefined : 'The plugin is not built. Run: pnpm build');
if (problem) throw new Error(problem);

const site = await startSite({ generation: values.generation === '5' ? 5 : 4, version: values.version });
await unpackPlugin(site, zip);
await site.activate('contact-form-7', 'woocommerce', 'enliven');
console.log(
  `${site.origin}/kitchen-sink/ is a page, ${site.origin}/wp-admin/ the admin (name "admin", password "password").`,
);
console.log('Stop it with Ctrl+C; the site is deleted then.');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await site.close();
    process.exit();
  });
