/** Command `doctor`. */
import { writeFileSync } from 'node:fs';
import { CliError } from './cli-error';
import { type DoctorOptions, doctor } from './doctor/doctor';
import { reportHtml } from './doctor/report-html';
import { reportText } from './doctor/report-text';
import { EXIT, type ExitCode, endProgress, showProgress, type Terminal } from './terminal';

/** Options as the argument parser returns them: numeric texts as numbers, repeated options as arrays. */
type Parsed = Readonly<Record<string, unknown>>;

/** @throws CliError if the option is given twice, or without a value */
function textOf(parsed: Parsed, name: string, option: string): string | undefined {
  const value = parsed[name];
  if (value === undefined) return undefined;
  if (Array.isArray(value)) throw new CliError(`--${option} is given twice. Give it once.`);
  if (typeof value === 'boolean') throw new CliError(`--${option} has no value. Write it behind the option.`);
  return String(value);
}

/** @throws CliError unless the value is a number from 1 to `most` */
function numberOf(parsed: Parsed, name: string, most: number): number | undefined {
  const text = textOf(parsed, name, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0 && value <= most))
    throw new CliError(`--${name} is "${text}", but it must be a number from 1 to ${most}.`);
  return value;
}

function readOptions(parsed: Parsed): DoctorOptions & { html: string | undefined } {
  const flavour = textOf(parsed, 'flavour', 'flavour') ?? 'lite';
  if (flavour !== 'lite' && flavour !== 'react')
    throw new CliError(`--flavour is "${flavour}", but it must be "lite" or "react".`);
  const limit = numberOf(parsed, 'limit', 10_000);
  const seconds = numberOf(parsed, 'timeout', 600);
  const browserPath = textOf(parsed, 'browserPath', 'browser-path');
  const screenshots = textOf(parsed, 'screenshots', 'screenshots');
  const build = textOf(parsed, 'build', 'build');
  const covers = textOf(parsed, 'covers', 'covers');
  return {
    flavour,
    all: parsed.all === true,
    browser: parsed.browser !== false,
    offline: parsed.offline === true,
    html: textOf(parsed, 'html', 'html'),
    ...(limit !== undefined && { limit }),
    ...(seconds !== undefined && { timeout: seconds * 1000 }),
    ...(browserPath !== undefined && { browserPath }),
    ...(screenshots !== undefined && { screenshots }),
    ...(build !== undefined && { build }),
    ...(covers !== undefined && { covers: new Set(covers.split(',').map((name) => name.trim())) }),
  };
}

/** Runs the command. @throws CliError for wrong use, or if no page could be examined */
export async function doctorCommand(place: string | undefined, parsed: Parsed, terminal: Terminal): Promise<ExitCode> {
  if (!place)
    throw new CliError('Nothing is given to examine. Usage: enliven doctor <address, file or folder> [options]');
  const { html, ...options } = readOptions(parsed);
  const onProgress = (done: number, total: number, page: string) =>
    showProgress(terminal, `${done + 1} of ${total}: ${page}`);
  const report = await doctor(place, { ...options, onProgress });
  endProgress(terminal);
  if (html) {
    try {
      writeFileSync(html, reportHtml(report, html));
    } catch (error) {
      throw new CliError(
        `"${html}" could not be written (${(error as Error).message}). Name another file with --html.`,
      );
    }
  }
  terminal.write(parsed.json === true ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  const hasFindings = report.failures.length > 0 || report.pages.some((page) => page.hasFindings);
  return hasFindings ? EXIT.findings : EXIT.done;
}
