/** Entry point of the command. */
import { runCli } from './run-cli';

process.exitCode = await runCli(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
});
