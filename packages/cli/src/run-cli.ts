/** Command line: `enliven doctor <address, file or folder>` and `enliven migrate <files or folders>`. */
import { ComposeError } from '@enliven/compose';
import { type CAC, cac } from 'cac';
import { version } from '../package.json';
import { CliError } from './cli-error';
import { doctorCommand } from './doctor-command';
import { migrateCommand } from './migrate-command';
import { EXIT, type ExitCode, endProgress, type Terminal } from './terminal';

function createProgram(terminal: Terminal): CAC {
  const program = cac('enliven');
  program
    .command('doctor [place]', 'Examine a page: an address, a file, or a folder')
    .option('--all', 'Every page of the sitemap, or of the folder')
    .option('--limit <count>', 'Most pages to examine (default: 100)')
    .option('--html <file>', 'Write the report as a page')
    .option('--json', 'Print the report as JSON')
    .option('--screenshots <folder>', 'Write screenshots before and after')
    .option('--no-browser', 'Analyze the HTML only')
    .option('--browser-path <program>', 'Chromium to use (default: CHROMIUM_PATH, else one that is found)')
    .option('--offline', 'End requests to other hosts than the page’s')
    .option('--timeout <seconds>', 'Limit of each wait (default: 20)')
    .option('--flavour <name>', 'lite, or react (default: lite)')
    .option('--covers <classes>', 'Classes of further modules that need no original script, with commas')
    .option('--build <folder>', 'Folder "cdn" of the package enliven (default: the installed one)')
    .action((place: string | undefined, options) => doctorCommand(place, options, terminal));
  program
    .command('migrate [...paths]', 'Find custom code that leans on the theme’s jQuery')
    .option('--diff', 'Print certain rewrites as a unified diff')
    .option('--write', 'Make certain rewrites')
    .option('--json', 'Print the report as JSON')
    .action((paths: string[], options) => migrateCommand(paths, options, terminal));
  program.help();
  program.version(version);
  return program;
}

/** Returns the message for an error. @throws unexpected errors, which are bugs */
function sentenceFor(error: unknown): string {
  const { name, message, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof CliError || error instanceof ComposeError) return message;
  if (name === 'CACError') return `${message}. See enliven --help.`;
  if (!syscall) throw error;
  return `A file could not be read or written (${message}). Check its permissions.`;
}

/**
 * Runs the command.
 *
 * @param args arguments after the script's path
 */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const program = createProgram(terminal);
  try {
    program.parse(['node', 'enliven', ...args], { run: false });
    const { matchedCommand, options } = program;
    if (options.help || options.version) return EXIT.done;
    if (!matchedCommand) {
      const unknownCommand = args[0] ? `There is no command "${args[0]}". ` : '';
      throw new CliError(
        `${unknownCommand}Usage: enliven doctor <address, file or folder>, or enliven migrate <files or folders>`,
      );
    }
    return (await program.runMatchedCommand()) as ExitCode;
  } catch (error) {
    endProgress(terminal);
    terminal.writeError(`${sentenceFor(error)}\n`);
    return EXIT.wrongUse;
  }
}
