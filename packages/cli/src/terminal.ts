/** Terminal of the command: where results and progress go. */
export interface Terminal {
  /** Prints results. */
  write(text: string): void;
  /** Prints progress and errors. */
  writeError(text: string): void;
  /** Whether a person reads the errors, so that progress may overwrite itself. */
  isTerminal: boolean;
}

/** Codes of the process. `findings`: there is something to do; `wrongUse`: bad input, or nothing could be reached. */
export const EXIT = { done: 0, findings: 1, wrongUse: 2 } as const;

/** Code of the process: 0, 1 or 2. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Shows progress: one line that overwrites itself for people, and a line for each step in logs. */
export const showProgress = (terminal: Terminal, text: string): void =>
  terminal.writeError(terminal.isTerminal ? `\r\u001b[K${text}` : `${text}\n`);

/** Removes the line of progress. */
export const endProgress = (terminal: Terminal): void => {
  if (terminal.isTerminal) terminal.writeError('\r\u001b[K');
};
