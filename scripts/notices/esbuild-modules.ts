/** Modules in the output of esbuild. */
import { resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { writeNotices } from './notices';

/** Returns the absolute paths of the modules whose code is in the output. */
export const modulesOf = ({ outputs }: Metafile, base: string): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(base, path)] : [])),
  );

/** Writes the notices beside the built files. The build fails if a licence is not allowed. */
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
