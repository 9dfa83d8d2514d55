/** Tells people what went wrong, why and where: once on the console, once to the page's error monitoring. */
import { describeElement } from './describe-element';
import { shared } from './shared';

/** Where an error or a remark comes from. */
export interface Place {
  /** e.g. `@enliven/modules` */
  package: string;
  behavior?: string;
  element?: Element;
}

/** What `onError` and `doctor()` receive. */
export interface Failure extends Place {
  error: unknown;
  /** The full sentence, as printed. */
  message: string;
}

const seen = shared('said', () => new Set<unknown>());
const listeners = shared('report-listeners', () => new Set<(failure: Failure) => void>());

/** The sentence, the first time this thing is said. */
function once(thing: unknown, text: string, { package: from, behavior = '', element }: Place): string | undefined {
  const where = `${behavior}${element ? ` on ${describeElement(element)}` : ''}`;
  const message = `[${from.replace('@', '')}] ${where && `${where}: `}${text}`;
  const key = thing && typeof thing === 'object' ? thing : message;
  if (seen.has(key)) return undefined;
  seen.add(key);
  return message;
}

/** Whatever was thrown, in words. Some objects refuse to be text. */
function textOf(thrown: unknown): string {
  try {
    return String((thrown as Error)?.message ?? thrown);
  } catch {
    return typeof thrown;
  }
}

/** Reports an error once. Never throws, whatever was thrown and whoever listens. */
export function report(error: unknown, place: Place): void {
  const message = once(error, textOf(error), place);
  if (!message) return;
  console.error(message, error);
  globalThis.reportError?.(error);
  for (const listener of listeners) {
    try {
      listener({ ...place, error, message });
    } catch (cause) {
      console.error(cause);
    }
  }
}

/** Says a remark about the page's markup or data once per sentence. */
export function remark(text: string, place: Place): void {
  const message = once(text, text, place);
  if (message) console.warn(message);
}

/** Calls `listener` for every failure from now on. @returns the function that stops it. */
export function onReport(listener: (failure: Failure) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
