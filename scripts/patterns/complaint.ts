/** Problem of a regular expression: the growth of its time, and a text that shows it. */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { check } from 'recheck';

/** Milliseconds for one pattern: more than the slowest needs on a busy machine. */
const PATIENCE = 60_000;

/** Whether a lookaround has no limit. Each match can then read the rest of the text, so all matches take quadratic time. */
function hasUnlimitedLookaround(source: string, flags: string): boolean {
  let lookarounds = 0;
  let far = false;
  const count = (by: number) => (node: { kind: string }) => {
    if (node.kind.startsWith('look')) lookarounds += by;
  };
  const parsed = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  visitRegExpAST(parsed, {
    onAssertionEnter: count(1),
    onAssertionLeave: count(-1),
    onQuantifierEnter: ({ max }) => {
      far ||= lookarounds > 0 && max === Number.POSITIVE_INFINITY;
    },
  });
  return far;
}

/** Checks a pattern. @param text pattern with slashes and flags @returns undefined if its time is linear */
export async function complaint(text: string): Promise<string | undefined> {
  const end = text.lastIndexOf('/');
  const [source, flags] = [text.slice(1, end), text.slice(end + 1)];
  if (hasUnlimitedLookaround(source, flags))
    return 'looks ahead or behind without a limit, anew at each match. Give the repetition in it a limit, or read on instead.';
  const found = await check(source, flags, { timeout: PATIENCE, randomSeed: 1 });
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown') return `cannot be checked (${found.error.kind}). Make it simpler.`;
  return `takes more than linear time: ${found.complexity.summary}, as ${found.attack.pattern} shows. Let no two repetitions match the same text, and anchor it or give them a limit.`;
}
