/** Terminal of the command, which receives results and progress. */
export interface Terminal {
  /** Prints results. */
  write(text: string): void;
  /** Prints progress and errors. */
  writeError(text: string): void;
  /** Whether errors go to an interactive terminal, in which progress may overwrite its line. */
  isTerminal: boolean;
}

/** Exit codes. `findings`: some pages or files need changes; `wrongUse`: bad input, or no page could be reached. */
export const EXIT = { done: 0, findings: 1, wrongUse: 2 } as const;

/** Exit code: 0, 1 or 2. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Shows progress: one updated line in a terminal, a line for each step in logs. */
export const showProgress = (terminal: Terminal, text: string): void =>
  terminal.writeError(terminal.isTerminal ? `\r\u001b[K${text}` : `${text}\n`);

/** Clears the progress line. */
export const endProgress = (terminal: Terminal): void => {
  if (terminal.isTerminal) terminal.writeError('\r\u001b[K');
};
