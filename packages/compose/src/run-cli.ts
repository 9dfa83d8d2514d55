/** Command line: `enliven-compose <folder or files>`. */
import { cac } from 'cac';
import { version } from '../package.json';
import { type CliOptions, readOptions } from './cli-options';
import { ComposeError } from './compose-error';
import { composeSite } from './site/compose-site';
import { openBuild } from './site/open-build';
import { type OpenedSite, openSite } from './site/open-site';
import type { OnProgress } from './site/plan-site';
import { restoreSite } from './site/restore-site';
import { counted, reportText } from './site/site-report';

/** Terminal of the command. */
export interface Terminal {
  write(text: string): void;
  writeError(text: string): void;
  /** Whether errors go to an interactive terminal, in which progress is useful. */
  isTerminal: boolean;
}

/** Exit codes. `failed`: some pages could not be composed, or files could not be written. */
const EXIT = { done: 0, failed: 1, wrongUse: 2 } as const;

type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Minimum number of pages for which progress is shown. Smaller sites finish too quickly. */
const MIN_PAGES_FOR_PROGRESS = 50;

/** Returns a function that shows progress in one line of a terminal. */
function progressOn(terminal: Terminal): OnProgress | undefined {
  if (!terminal.isTerminal) return undefined;
  return (step, done, total) => {
    if (total < MIN_PAGES_FOR_PROGRESS || (done % 10 !== 0 && done !== total)) return;
    const isEnd = step === 'composing' && done === total;
    terminal.writeError(isEnd ? '\r\u001b[K' : `\r\u001b[K${step} ${done} of ${total} pages`);
  };
}

function restore(opened: OpenedSite, { dryRun, json }: CliOptions, terminal: Terminal): ExitCode {
  const report = restoreSite(opened, dryRun);
  const failures = report.failures.map(({ path, message }) => `${path}: ${message}\n`).join('');
  const restored = counted(report.restored.length, 'page');
  const done = dryRun ? `Nothing was written. It would restore ${restored}.\n` : `Restored ${restored}.\n`;
  terminal.write(json ? `${JSON.stringify(report, null, 2)}\n` : failures + done);
  return report.failures.length > 0 ? EXIT.failed : EXIT.done;
}

function run(paths: readonly string[], options: CliOptions, terminal: Terminal): ExitCode {
  if (paths.length === 0)
    throw new ComposeError('No folder is given. Usage: enliven-compose <folder or files> [options]');
  const opened = openSite(paths, options.folder);
  if (options.restore) return restore(opened, options, terminal);
  if (opened.found.pages.length === 0)
    throw new ComposeError(
      `There are no pages in "${paths.join('", "')}": no file ends in .html. Name the folder of the export.`,
    );
  const build = openBuild(options.flavour, options.build);
  const report = composeSite(opened, build, { ...options, onProgress: progressOn(terminal) });
  terminal.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  return report.failures.length > 0 ? EXIT.failed : EXIT.done;
}

function createProgram(): ReturnType<typeof cac> {
  const program = cac('enliven-compose');
  program
    .command('[...paths]', 'Composes the pages of a static site: a folder, or pages of one')
    .option('--folder <folder>', 'Folder of the site (default: the deepest folder with all paths)')
    .option('--flavour <name>', 'lite, or react', { default: 'lite' })
    .option('--one', 'One composed file for all pages')
    .option('--no-common', 'No common file, also where pages would share code')
    .option('--no-loader', 'Leave the loader out: markup that is inserted later stays as it is')
    .option('--covers <classes>', 'Classes of further modules that need no original script, with commas')
    .option('--remove <handles>', 'Handles of further scripts to remove, with commas')
    .option('--restore', 'Put every page back byte for byte')
    .option('--dry-run', 'Show the table, and write nothing')
    .option('--json', 'Print the report as JSON')
    .option('--build <folder>', 'Folder "cdn" of the package enliven (default: the installed one)');
  program.help();
  program.version(version);
  return program;
}

/** Returns the message and the exit code for an error. @throws unexpected errors, which are bugs */
function explain(error: unknown): { message: string; code: ExitCode } {
  const { name, message, cause, syscall } = error as NodeJS.ErrnoException;
  // An error with a cause comes from the file system, not from wrong use.
  if (error instanceof ComposeError) return { message, code: cause ? EXIT.failed : EXIT.wrongUse };
  if (name === 'CACError') return { message: `${message}. See enliven-compose --help.`, code: EXIT.wrongUse };
  if (!syscall) throw error;
  return { message: `The folder could not be read (${message}). Check its permissions.`, code: EXIT.failed };
}

/**
 * Runs the command.
 *
 * @param args arguments after the script's path
 */
export function runCli(args: readonly string[], terminal: Terminal): ExitCode {
  const program = createProgram();
  try {
    program.parse(['node', 'enliven-compose', ...args], { run: false });
    const { matchedCommand: command, options } = program;
    if (options.help || options.version) return EXIT.done;
    command?.checkUnknownOptions();
    command?.checkOptionValue();
    return run(program.args, readOptions(options), terminal);
  } catch (error) {
    const { message, code } = explain(error);
    terminal.writeError(`${message}\n`);
    return code;
  }
}
