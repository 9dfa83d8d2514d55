/** Module whose name contains a hash of its content. */
import { createHash } from 'node:crypto';

export interface HashedFile {
  /** Name with a hash of the content, so equal behaviors have equal names. */
  name: string;
  code: string;
  /** Hash for an `integrity` attribute. */
  integrity: string;
}

/** Makes Chromium compile the whole file on a background thread while it downloads. Pages call nearly all code in composed files. */
const EAGERLY_COMPILED = '//# allFunctionsCalledOnLoad';

/** Returns the module with these lines. */
export function hashedFile(prefix: string, lines: readonly string[]): HashedFile {
  const code = `${[EAGERLY_COMPILED, ...lines].join('\n')}\n`;
  return {
    name: `${prefix}-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`,
    code,
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
  };
}
