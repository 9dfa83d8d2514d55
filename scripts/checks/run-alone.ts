/** Runs a check whose file was started directly, and sets the exit code. */
import { pathToFileURL } from 'node:url';
import { type Outcome, totals } from './outcome';

/** Runs the check if Node was started with its file; does nothing if the file was imported. */
export async function runAlone(meta: ImportMeta, check: () => Promise<Outcome> | Outcome): Promise<void> {
  if (meta.url !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    const result = await check();
    console.log(totals(result));
    process.exitCode = result.failed > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
