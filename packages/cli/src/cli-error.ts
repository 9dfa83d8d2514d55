/** Error of the command line, whose message says what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
