/** Reports errors of code to the console and error monitoring, and failures outside the code to the page. */
import { member } from '../dom/members';
import { shared } from '../runtime/shared';

/** Where an error or a remark comes from. */
export interface Place {
  /** e.g. `@enliven/modules` */
  package: string;
  behavior?: string;
  element?: Element;
}

/** What `onError` receives, and `enliven:error` and `enliven:failure` carry. */
export interface Failure extends Place {
  error: unknown;
  /** The full sentence, as printed. */
  message: string;
}

const seen = shared('said', () => new Set<unknown>());
const listeners = shared('report-listeners', () => new Set<(failure: Failure) => void>());

/** Returns a message with its place. */
function sentenceOf(text: string, { package: from, behavior = '', element }: Place): string {
  const where = `${behavior}${element ? ` on ${describeElement(element)}` : ''}`.trim();
  return `[${from.replace('@', '')}] ${where && `${where}: `}${text}`;
}

/** Whether this is reported for the first time; values without identity are compared by message. */
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

/** Names of errors of requests and time limits. By name, since another copy of the library has other classes. */
const OUTSIDE = /^(HttpError|TimeoutError)$/;
/** Browsers' messages for code that fails to load. */
const NO_CODE = /dynamically imported module|importing a module script/i;

/** Whether the network, a server or a fetch failed, not the code. */
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
  const target: EventTarget | undefined = element?.isConnected ? element : globalThis.document;
  const detail: Failure = { ...place, error, message };
  target?.dispatchEvent(new CustomEvent('enliven:failure', { bubbles: true, detail }));
}

/**
 * Reports an error once. Never throws. Failures outside the code go to `reportFailure` instead, since error monitoring
 * cannot help with them.
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

/** Calls `listener` for every fault of code from now on. @returns the function that stops it. */
export function onReport(listener: (failure: Failure) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `"#faq"`, `"et_pb_toggle_3"`, `"<ul>"`. Never throws. */
export function describeElement(element: Element): string {
  const classes = [...member(element, 'classList')];
  const id = member(element, 'id');
  const order = classes.find((name) => /^et_pb_.*_\d+(_tb_[a-z]+)?$/.test(name));
  return `"${id ? `#${id}` : (order ?? classes[0] ?? `<${member(element, 'localName')}>`)}"`;
}

/** Wraps a callback so that what it throws is reported with its place and never reaches the page. */
export function guard<A extends unknown[]>(place: Place, callback: (...args: A) => unknown): (...args: A) => void {
  return (...args) => {
    try {
      callback(...args);
    } catch (error) {
      report(error, place);
    }
  };
}
