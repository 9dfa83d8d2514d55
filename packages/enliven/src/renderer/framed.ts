/** Where an error goes that a library meets while it draws. */
import type { Picture } from './drawing';
import { fail, type Tree } from './tree';

/**
 * What fails while it is first shown is thrown to whoever shows it; what fails later ends the tree.
 *
 * @param paint lets the library draw, and hands it whom to tell of errors
 */
export function framed(
  tree: Tree,
  paint: (content: unknown, onError: (error: unknown) => void) => void,
): Picture['show'] {
  let showing = false;
  let failed: { error: unknown } | undefined;
  const onError = (error: unknown) => {
    if (showing) failed = { error };
    // The library is in the middle of something.
    else queueMicrotask(() => fail(tree, error));
  };
  return (content) => {
    showing = true;
    paint(content, onError);
    showing = false;
    if (failed) throw failed.error;
  };
}
