#!/usr/bin/env node
/** Command `enliven`, which hands over to `@enliven/cli`. Sites that only serve the script tag do without that package. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { version } = createRequire(import.meta.url)('../package.json');

/** Returns the path of the package: from the project in which the command runs, else beside this one. */
function findCli() {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve('@enliven/cli');
    } catch {
      // Not installed here.
    }
  }
  return undefined;
}

const args = process.argv.slice(2);
const cli = findCli();
if (cli) {
  const { runCli } = await import(pathToFileURL(cli).href);
  process.exitCode = await runCli(args, {
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    isTerminal: process.stderr.isTTY === true,
  });
} else {
  const quoted = args.map((arg) => (/^[\w./:=@-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`));
  const command = ['npx', `@enliven/cli@${version}`, ...(quoted.length > 0 ? quoted : ['--help'])].join(' ');
  process.stderr.write(
    `[enliven] The command line is a package of its own, which is not installed here. Type:\n\n  ${command}\n\nor install it once: npm install --save-dev @enliven/cli@${version}\n`,
  );
  process.exitCode = 2;
}
