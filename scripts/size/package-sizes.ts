/** Measures each budget in the `size-limit` key of the packages, with size-limit (`.size-limit.mjs`). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../workspace';

export interface PackageSize {
  name: string;
  /** Gzipped bytes. */
  gzip: number;
  passed: boolean;
  /** Gzipped bytes. */
  limit: number;
}

/** Runs size-limit. @throws Error when a file is missing */
export function packageSizes(): PackageSize[] {
  const program = join(ROOT, 'node_modules/.bin/size-limit');
  const { stdout, stderr } = spawnSync(program, ['--json'], { cwd: ROOT, encoding: 'utf8' });
  type Answer = { name: string; size: number; passed: boolean; sizeLimit: number }[] | { error: string };
  const answer = JSON.parse(stdout || JSON.stringify({ error: stderr })) as Answer;
  if ('error' in answer)
    throw new Error(`size-limit cannot measure the packages: ${answer.error}\nBuild first: pnpm build.`);
  return answer.map(({ size: gzip, sizeLimit: limit, ...rest }) => ({ ...rest, gzip, limit }));
}
