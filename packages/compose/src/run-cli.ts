/** Command line: `enliven-compose <folder or files>`. */
import { cac } from 'cac';
import { version } from '../package.json';
import { ComposeError } from './compose-error';
import { composeSite } from './site/compose-site';
import { openBuild } from './site/open-build';
import { type OpenedSite, openSite } from './site/open-site';
import type { OnProgress } from './site/plan-site';
import { restoreSite } from './site/restore-site';
import { counted, reportText } from './site/site-report';
import type { Flavour } from './units';

/** Where the command writes. */
export interface Terminal {
  write(text: string): void;
  writeError(text: string): void;
  /** Whether a person reads the errors, who wants to see progress. */
  isTerminal: boolean;
}

interface Flags {
  folder?: string;
  flavour: string;
  build?: string;
  one?: boolean;
  loader: boolean;
  covers?: string;
  remove?: string;
  restore?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** Code of the process: done, some pages failed or could not be written, wrong use. */
export const EXIT = { done: 0, failed: 1, wrongUse: 2 } as const;

type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Sites with fewer pages are done before a person could read the progress. */
const LARGE = 50;

const list = (text: string | undefined): ReadonlySet<string> =>
  new Set(
    String(text ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** Returns the function that shows progress in one line of a terminal. */
function progressOn(terminal: Terminal): OnProgress | undefined {
  if (!terminal.isTerminal) return undefined;
  return (step, done, total) => {
    if (total < LARGE || (done % 10 !== 0 && done !== total)) return;
    const isLast = step === 'composing' && done === total;
    terminal.writeError(isLast ? '\r\u001b[K' : `\r\u001b[K${step} ${done} of ${total} pages`);
  };
}

function flavourOf(name: string): Flavour {
  if (name === 'lite' || name === 'react') return name;
  throw new ComposeError(`--flavour is "${name}", but it must be "lite" or "react".`);
}

function restore(opened: OpenedSite, { dryRun = false, json }: Flags, terminal: Terminal): ExitCode {
  const report = restoreSite(opened, dryRun);
  const failures = report.failures.map(({ path, message }) => `${path}: ${message}\n`).join('');
  const done = `${dryRun ? 'Nothing was written. It would restore' : 'Restored'} ${counted(report.restored.length, 'page')}.\n`;
  terminal.write(json ? `${JSON.stringify(report, null, 2)}\n` : failures + done);
  return report.failures.length > 0 ? EXIT.failed : EXIT.done;
}

function run(paths: readonly string[], flags: Flags, terminal: Terminal): ExitCode {
  if (paths.length === 0)
    throw new ComposeError('No folder is given. Usage: enliven-compose <folder or files> [options]');
  const opened = openSite(paths, flags.folder);
  if (flags.restore) return restore(opened, flags, terminal);
  if (opened.found.pages.length === 0)
    throw new ComposeError(
      `There are no pages in "${paths.join('", "')}": no file ends in .html. Name the folder of the export.`,
    );
  const report = composeSite(opened, openBuild(flavourOf(flags.flavour), flags.build), {
    one: flags.one === true,
    loader: flags.loader,
    dryRun: flags.dryRun === true,
    covers: list(flags.covers),
    remove: list(flags.remove),
    onProgress: progressOn(terminal),
  });
  terminal.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  return report.failures.length > 0 ? EXIT.failed : EXIT.done;
}

/**
 * Runs the command.
 *
 * @param args arguments, without those of Node
 */
export function runCli(args: readonly string[], terminal: Terminal): ExitCode {
  const program = cac('enliven-compose');
  program
    .command('[...paths]', 'Composes the pages of a static site: a folder, or pages of one')
    .option('--folder <folder>', 'Folder of the site (default: the deepest folder with all paths)')
    .option('--flavour <name>', 'lite, or react', { default: 'lite' })
    .option('--one', 'One composed file for all pages')
    .option('--no-loader', 'Leave the loader out: markup that is inserted later stays as it is')
    .option('--covers <classes>', 'Classes of further modules that need no original script, with commas')
    .option('--remove <handles>', 'Handles of further scripts to remove, with commas')
    .option('--restore', 'Put every page back byte for byte')
    .option('--dry-run', 'Show the table, and write nothing')
    .option('--json', 'Print the report as JSON')
    .option('--build <folder>', 'Folder "cdn" of the package enliven (default: the installed one)');
  program.help();
  program.version(version);
  let code: ExitCode = EXIT.done;
  try {
    program.parse(['node', 'enliven-compose', ...args], { run: false });
    const { matchedCommand: command, options } = program;
    if (options.help || options.version) return EXIT.done;
    command?.checkUnknownOptions();
    command?.checkOptionValue();
    code = run(program.args, options as unknown as Flags, terminal);
  } catch (error) {
    const { name, message } = error as Error;
    if (!(error instanceof ComposeError) && name !== 'CACError') throw error;
    terminal.writeError(`${message}\n`);
    // Errors of the file system are the cause of others.
    code = (error as Error).cause ? EXIT.failed : EXIT.wrongUse;
  }
  return code;
}
