/** Rules for shell blocks in Markdown pages: scripts of npm and pnpm must exist. */

/** Commands of npm and pnpm themselves. */
const BUILT_IN = /^(install|i|ci|add|create|init|run|exec|dlx|pack|publish|changeset|view|why|audit|uninstall|remove)$/;
const COMMAND = /^\s*(?:npx (?:-y )?)?(npm|pnpm)(?:@[\w.]+)? (?:--filter (\S+) )?(?:-[\w-]+ )*(run )?([\w:-]+)/;

/**
 * Returns a sentence for each script that does not exist.
 *
 * @param scriptsOf names of the scripts of a package; without a name those of the root
 */
export function shellProblems(text: string, scriptsOf: (name?: string) => readonly string[]): string[] {
  return text.split('\n').flatMap((line, at) => {
    const [, program, filter, run, script = ''] = COMMAND.exec(line) ?? [];
    if (!program || (!run && BUILT_IN.test(script)) || scriptsOf(filter).includes(script)) return [];
    return [`line ${at + 1} runs the script "${script}", which ${filter ?? 'the package.json'} does not have`];
  });
}
