/** File names of chunks that name each other: each name has a hash of the chunk and of all chunks that it may load. */
import { createHash } from 'node:crypto';
import { reach } from './reach';

/** Name of another chunk in the code of a chunk, in place of its file. */
const MARK = /"chunk:([\w-]+)"/g;

export const markOf = (chunk: string): string => `"chunk:${chunk}"`;

/** Length of the hash in a name, as base 36. */
const HASH_LENGTH = 7;

const hashOf = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(-HASH_LENGTH);

export interface ChunkFile {
  file: string;
  code: string;
}

/** Returns the file of each chunk, with the files of others in place of their marks. */
export function chunkFiles(codes: ReadonlyMap<string, string>): Map<string, ChunkFile> {
  const named = (code: string) => [...code.matchAll(MARK)].map(([, name = '']) => name);
  const fileOf = new Map(
    [...codes.keys()].map((name) => {
      const reached = reach([name], (one) => named(codes.get(one) ?? ''));
      return [
        name,
        `${name}-${hashOf(
          [...reached]
            .sort()
            .map((one) => `${one}\n${codes.get(one)}`)
            .join('\n'),
        )}.js`,
      ];
    }),
  );
  return new Map(
    [...codes].map(([name, code]) => [
      name,
      {
        file: fileOf.get(name) as string,
        code: code.replaceAll(MARK, (_mark, other: string) => JSON.stringify(`./${fileOf.get(other)}`)),
      },
    ]),
  );
}
