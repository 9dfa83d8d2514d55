/** Reports of errors in code, to the console and error monitoring, and of failures outside the code, to the page. */
import { member } from '../dom/members';
import { shared } from '../runtime/shared';

/** Origin of an error or a remark. */
export interface Place {
  /** e.g. `@enliven/modules` */
  package: string;
  behavior?: string;
  element?: Element;
}

/** Argument of `onError`, and detail of `enliven:error` and `enliven:failure`. */
export interface Failure extends Place {
  error: unknown;
  /** The full sentence, as printed. */
  message: string;
}

const seen = shared('reported', () => new Set<unknown>());
const listeners = shared('report-listeners', () => new Set<(failure: Failure) => void>());

/** Returns a message that begins with its place. */
function sentenceOf(text: string, { package: from, behavior = '', element }: Place): string {
  const where = `${behavior}${element ? ` on ${describeElement(element)}` : ''}`.trim();
  return `[${from.replace('@', '')}] ${where && `${where}: `}${text}`;
}

/** Whether a value is reported for the first time. Values without identity are compared by message. */
function isFirst(thing: unknown, message: string): boolean {
  const key = thing && typeof thing === 'object' ? thing : message;
  const first = !seen.has(key);
  seen.add(key);
  return first;
}

/** Returns the message of a thrown value. Some objects cannot be converted to text. */
function textOf(thrown: unknown): string {
  try {
    return String((thrown as Error)?.message ?? thrown);
  } catch {
    return typeof thrown;
  }
}

/** Names of errors of requests and time limits. By name, since another instance of the library has its own classes. */
const OUTSIDE = /^(HttpError|TimeoutError)$/;
/** Browsers' messages for code that fails to load. */
const NO_CODE = /dynamically imported module|importing a module script/i;

/** Whether an error comes from the network, a server or a failed import, not from the code. */
function isOutside(error: unknown): boolean {
  try {
    const { name, message, cause } = error as Error;
    return OUTSIDE.test(name) || NO_CODE.test(message) || (!!cause && isOutside(cause));
  } catch {
    return false;
  }
}

/**
 * Reports a failure outside the code, such as a server that does not answer: a warning on the console, once, and
 * `enliven:failure` on the page each time, which bubbles from the element and carries a `Failure`.
 */
export function reportFailure(error: unknown, place: Place): void {
  const message = sentenceOf(textOf(error), place);
  if (isFirst(error, message)) console.warn(message);
  const { element } = place;
  const target: Node | undefined = element && member(element, 'isConnected') ? element : globalThis.document;
  const detail: Failure = { ...place, error, message };
  if (target) member(target, 'dispatchEvent')(new CustomEvent('enliven:failure', { bubbles: true, detail }));
}

/**
 * Reports an error once. Never throws. Failures outside the code go to `reportFailure` instead, since no change of code prevents them.
 */
export function report(error: unknown, place: Place): void {
  if (isOutside(error)) {
    reportFailure(error, place);
    return;
  }
  const message = sentenceOf(textOf(error), place);
  if (!isFirst(error, message)) return;
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

/** Logs a remark about the page's markup or data, once for each message. */
export function remark(text: string, place: Place): void {
  const message = sentenceOf(text, place);
  if (isFirst(text, message)) console.warn(message);
}

/** Calls `listener` for every reported error of code. @returns the function that stops calling */
export function onReport(listener: (failure: Failure) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the shortest useful name of an element: `"#faq"`, `"et_pb_toggle_3"`, `"<ul>"`. Never throws. */
export function describeElement(element: Element): string {
  const classes = [...member(element, 'classList')];
  const id = member(element, 'id');
  const order = classes.find((name) => /^et_pb_.*_\d+(_tb_[a-z]+)?$/.test(name));
  return `"${id ? `#${id}` : (order ?? classes[0] ?? `<${member(element, 'localName')}>`)}"`;
}

/** Wraps a callback so that its errors are reported with their place and never reach the page. */
export function guard<A extends unknown[]>(place: Place, callback: (...args: A) => unknown): (...args: A) => void {
  return (...args) => {
    try {
      callback(...args);
    } catch (error) {
      report(error, place);
    }
  };
}
