/** Checks the arguments of `start([…])` and starts. */
import type { AnyBehavior } from './behavior';
import { type Runtime, type StartOptions, startRuntime } from './start';

/**
 * Starts behaviors on a document that has been parsed; `start` twice is harmless.
 *
 * @throws TypeError with what was expected, what was given, and how to fix it
 */
export function start(behaviors: readonly AnyBehavior[], options: StartOptions = {}): Runtime {
  wantBehaviors(behaviors, 'start()');
  wantOptions(options, 'start()');
  if (options.root !== undefined) wantPlace(options.root, 'start(…, { root })');
  const runtime = startRuntime(behaviors, options);
  return {
    ...runtime,
    scan(from) {
      if (from !== undefined) wantPlace(from, 'scan()');
      runtime.scan(from);
    },
  };
}

const isNode = (value: unknown): boolean => typeof (value as Node | null)?.nodeType === 'number';

function quoted(value: unknown): string {
  if (typeof value === 'string') return `the text "${value}"`;
  if (value === null || value === undefined) return String(value);
  if (isNode(value)) return 'an element';
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}

const refuse = (call: string, wanted: string, given: string, fix: string): never => {
  throw new TypeError(`[enliven/core] ${call} wants ${wanted}, but got ${given}. ${fix}`);
};

/** @throws TypeError unless it is something to look in */
function wantPlace(value: unknown, call: string): asserts value is ParentNode & Node {
  if (isNode(value) && typeof (value as ParentNode).querySelectorAll === 'function') return;
  const fix =
    typeof value === 'string'
      ? `Give it document.querySelector(${JSON.stringify(value)}).`
      : 'Was the element found? Its selector may match nothing, or the document may not be parsed yet.';
  refuse(call, 'an element or a document', quoted(value), fix);
}

/** @throws TypeError unless it is a list of behaviors */
function wantBehaviors(value: unknown, call: string): void {
  const wanted = 'a list of behaviors';
  if (!Array.isArray(value)) {
    const { name, load } = Object(value) as { name?: unknown; load?: unknown };
    const isOne = typeof load === 'function';
    const variable = isOne && /^[a-z]+$/.test(String(name)) ? name : 'tabs';
    refuse(
      call,
      wanted,
      isOne ? `the behavior "${name}" alone` : quoted(value),
      `Write start([${variable}]), and { root: element } after it to start a part of the page.`,
    );
  } else {
    const at = value.findIndex((one) => typeof one?.load !== 'function' || !one.name || !one.selector);
    if (at < 0) return;
    refuse(
      call,
      wanted,
      `${quoted(value[at])} at place ${at} of its list`,
      'Is it imported by the name it is exported under, and made by defineBehavior()?',
    );
  }
}

/** @throws TypeError unless it is a group of options */
function wantOptions(value: unknown, call: string): void {
  if (typeof value === 'object' && value !== null && !isNode(value) && !Array.isArray(value)) return;
  refuse(call, 'options as its second argument', quoted(value), 'Write { root: element } to start a part of the page.');
}
