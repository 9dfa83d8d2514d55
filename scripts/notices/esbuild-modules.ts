/** The modules esbuild puts into its output. */
import { resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { writeNotices } from './notices';

/** Absolute paths; what was looked at and left out is not among them. */
export const modulesOf = ({ outputs }: Metafile, base: string): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(base, path)] : [])),
  );

/** Writes the notices beside what was built; the build fails when a licence is not allowed. */
export const thirdPartyNotices = (outdir: string): Plugin => ({
  name: 'third-party-notices',
  setup({ initialOptions, onEnd }) {
    const base = initialOptions.absWorkingDir ?? process.cwd();
    initialOptions.metafile = true;
    onEnd(({ metafile }) => {
      if (metafile) writeNotices(resolve(base, outdir), modulesOf(metafile, base));
    });
  },
});
