/** Error of the command line. The message tells the user how to fix the problem. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
