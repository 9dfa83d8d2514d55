/** Builds the documentation site into `docs/.vitepress/dist`: `pnpm run docs`. With `--dev`, serves it and reloads changed pages: `pnpm docs:dev`. */
import { parseArgs } from 'node:util';
import { build, createServer } from 'vitepress';
import { behaviorFacts } from './docs/behavior-facts';
import { behaviorIndex, behaviorPages } from './docs/behavior-pages';
import { packagePages, projectPages } from './docs/package-pages';
import { writePublicFiles } from './docs/public-files';
import { writeRoutes } from './docs/routes';

/** Writes the generated pages and public files. */
async function generate(): Promise<void> {
  const facts = await behaviorFacts();
  const examples = writePublicFiles(facts);
  writeRoutes([behaviorIndex(facts), ...behaviorPages(facts), ...packagePages(), ...projectPages()]);
  console.log(`${facts.length} behaviors, ${examples} live examples`);
}

const { values } = parseArgs({ options: { dev: { type: 'boolean' } } });
try {
  await generate();
  if (values.dev) {
    const server = await createServer('docs');
    await server.listen();
    server.printUrls();
  } else await build('docs');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
