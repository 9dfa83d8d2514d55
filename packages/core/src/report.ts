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

const seen = shared('reported', () => new WeakSet<object>());
const said = shared('said', () => new Set<string>());
const listeners = shared('report-listeners', () => new Set<(failure: Failure) => void>());

function sentence(text: string, place: Place): string {
  const where = [place.behavior, place.element && `on ${describeElement(place.element)}`].filter(Boolean).join(' ');
  return `[${place.package.replace(/^@/, '')}] ${where ? `${where}: ` : ''}${text}`;
}

/** Reports an error once. Never throws, whatever was thrown. */
export function report(error: unknown, place: Place): void {
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  const message = sentence(error instanceof Error ? error.message : String(error), place);
  console.error(message, error);
  globalThis.reportError?.(error);
  for (const listener of listeners) listener({ ...place, error, message });
}

/** Says a remark about the page's markup or data once per sentence. */
export function remark(text: string, place: Place): void {
  const message = sentence(text, place);
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}

/** Calls `listener` for every failure from now on. @returns the function that stops it. */
export function onReport(listener: (failure: Failure) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
