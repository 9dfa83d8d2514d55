/** Command `migrate`. */
import { CliError } from './cli-error';
import { migrate } from './migrate/migrate';
import { migrationText } from './migrate/migration-text';
import { EXIT, type ExitCode, type Terminal } from './terminal';

/** Runs the command. @throws CliError for wrong use */
export function migrateCommand(
  paths: readonly string[],
  { diff, write, json }: Readonly<Record<string, unknown>>,
  terminal: Terminal,
): ExitCode {
  if (paths.length === 0)
    throw new CliError('No file or folder is given. Usage: enliven migrate <files or folders> [--diff] [--write]');
  const migration = migrate(paths, { write: write === true });
  if (json) terminal.write(`${JSON.stringify(migration, null, 2)}\n`);
  else if (diff) terminal.write(migration.files.map((file) => file.diff ?? '').join(''));
  else terminal.write(migrationText(migration));
  const { legacy, rewrite } = migration.counts;
  return legacy + rewrite > 0 ? EXIT.findings : EXIT.done;
}
