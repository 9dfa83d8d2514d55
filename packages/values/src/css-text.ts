/** Text that may stand in a style sheet: what would leave its declaration, or fetch something, is refused. */
import { text } from './text';

const LEAVES = /[;{}<>"'\\@]|\/\*|(url|image|image-set|expression)\s*\(/i;

/** The text itself, `""` for text that would leave its declaration or fetch something. */
export function cssText(value: unknown): string {
  const written = text(value).trim();
  return LEAVES.test(written) ? '' : written;
}
