/** Error whose message tells the user what happened and how to fix it. */
export class ComposeError extends Error {
  override name = 'ComposeError';
}
