/** Verdict on a page: one sentence, and whether the page needs changes. */
import type { PageReport } from './page-report';

type Facts = Omit<PageReport, 'verdict' | 'hasFindings'>;

/** Returns a number and its noun. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const stay = (count: number): string => (count === 1 ? 'stays' : 'stay');

/** Returns kilobytes with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the total size of the removable scripts whose size is known. */
export const bytesOf = ({ removed }: Pick<Facts, 'removed'>): number =>
  removed.reduce((total, { gzip = 0 }) => total + gzip, 0);

/** Returns the part of a sentence that lists the removable scripts. */
function removable(facts: Facts): string {
  const { removed } = facts;
  const bytes = bytesOf(facts);
  return `${counted(removed.length, 'script')}${bytes > 0 ? ` (${kilobytes(bytes)})` : ''} can go`;
}

/** Judges a page. */
export function judgePage(facts: Facts): Pick<PageReport, 'verdict' | 'hasFindings'> {
  const { behaviors, removed, hasEnliven, before, after } = facts;
  if (behaviors.length === 0) {
    const rest = removed.length > 0 ? `; ${removable(facts)}, since nothing on the page needs them` : '';
    return { verdict: `This page has nothing for Enliven${rest}.`, hasFindings: removed.length > 0 };
  }
  const out = behaviors.filter(({ staysOut }) => staysOut);
  const measured = after ?? (hasEnliven ? before : undefined);
  const { failures = [], hidden = [], alive } = measured?.enliven ?? {};
  const isLost = measured !== undefined && (alive ?? 0) === 0 && out.length < behaviors.length;
  const problems = [
    ...(out.length > 0
      ? [`${counted(out.length, 'behavior')} ${stay(out.length)} out, because original scripts stay`]
      : []),
    ...(failures.length > 0 ? [`${counted(failures.length, 'element')} failed`] : []),
    ...(hidden.length > 0 ? [`${counted(hidden.length, 'element')} ${stay(hidden.length)} hidden`] : []),
    ...(isLost ? ['no element became active in the browser'] : []),
  ];
  if (hasEnliven && removed.length === 0 && problems.length === 0) {
    const proof = alive === undefined ? '' : `, and ${counted(alive, 'element')} ${alive === 1 ? 'is' : 'are'} active`;
    return {
      verdict: `All is well: Enliven is on this page for ${counted(behaviors.length, 'behavior')}${proof}.`,
      hasFindings: false,
    };
  }
  const elements = behaviors.reduce((total, one) => total + (one.staysOut ? 0 : one.elements), 0);
  const alone = behaviors.length - out.length;
  const gain = hasEnliven
    ? `Enliven is on this page for ${counted(behaviors.length, 'behavior')}`
    : `${counted(alone, 'behavior')} with ${counted(alive ?? elements, 'element')} ${measured ? 'became active' : 'can become active'}`;
  const parts = [gain, ...(removed.length > 0 ? [removable(facts)] : []), ...problems];
  return { verdict: `${parts.join('; ')}.`, hasFindings: true };
}
