/** Lets a check also be started by itself, with its own exit code. */
import { pathToFileURL } from 'node:url';
import { type Outcome, totals } from './outcome';

/** Runs the check when its file is the one Node was started with; does nothing when it is imported. */
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
