/** A text as lines, read from first to last. */

export interface Lines {
  readonly all: readonly string[];
  /** Index of the line that comes next. */
  at: number;
}

/** Ends of lines of all systems; characters that cannot be are replaced, one byte order mark is left out. */
export const linesOf = (text: string): Lines => ({
  all: text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\n|\r/),
  at: 0,
});

const TIMINGS = /^[\t\f ]*([\d:.]+)[\t\f ]*-->[\t\f ]*([\d:]+\.\d*)(.*)/s;
const TIMESTAMP = /^(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})$/;

/** `[hours:]mm:ss.ttt` as seconds; undefined for anything else. */
function seconds(text: string): number | undefined {
  const found = TIMESTAMP.exec(text);
  if (!found) return undefined;
  const [hours = 0, minutes = 0, rest = 0, thousandths = 0] = found.slice(1).map((digits) => Number(digits ?? 0));
  if (minutes > 59 || rest > 59) return undefined;
  return (((hours * 60 + minutes) * 60 + rest) * 1000 + thousandths) / 1000;
}

/** What a line with an arrow says; undefined when it cannot be read. */
export function readTimings(line: string): { start: number; end: number; settings: string } | undefined {
  const [, first = '', second = '', settings = ''] = TIMINGS.exec(line) ?? [];
  const [start, end] = [seconds(first), seconds(second)];
  return start === undefined || end === undefined ? undefined : { start, end, settings };
}
