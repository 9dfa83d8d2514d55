/** Problem of a regular expression: the growth of its time, and a text that shows it. */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { check } from 'recheck';

/** Milliseconds for one pattern: more than the slowest needs on a busy machine. */
const PATIENCE = 60_000;

/** Looks as far as the text goes, and begins anew at each match: every match is cheap, and all of them are not. */
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

/** @param text with slashes and flags @returns undefined for a pattern whose time grows as its text does */
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
