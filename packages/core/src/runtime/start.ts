/** Entry point of the runtime for npm users: checks its arguments and says how to correct them. */
import { remark } from '../errors/report';
import type { AnyBehavior, When } from './behavior';
import { type Runtime, type StartOptions, startRuntime } from './runtime';

/**
 * Starts behaviors on a document that has been parsed. Starting twice does no harm.
 *
 * @throws TypeError with the expected value, the given value, and how to fix it
 * @throws Error where there is no page, such as in Node
 *
 * @example
 * ```ts
 * import { start } from '@enliven/core';
 * import { accordion } from '@enliven/modules/accordion';
 *
 * const runtime = start([accordion], { when: { accordion: 'idle' } });
 * await runtime.stop();
 * ```
 */
export function start(behaviors: readonly AnyBehavior[], options: StartOptions = {}): Runtime {
  requirePage();
  requireBehaviors(behaviors, 'start()');
  requireOptions(options, 'start()');
  if (options.root !== undefined) requirePlace(options.root, 'start(…, { root })');
  for (const problem of unusedOptions(behaviors, options)) remark(problem, { package: '@enliven/core' });
  const runtime = startRuntime(behaviors, options);
  return {
    ...runtime,
    scan(from) {
      if (from !== undefined) requirePlace(from, 'scan()');
      runtime.scan(from);
    },
  };
}

/** @throws Error if there is no document */
function requirePage(): void {
  if (typeof document === 'undefined')
    throw new Error(
      '[enliven/core] start() needs a page, but this code runs where there is no document, such as on a server. Call start() in the browser: in an effect of the client, or in a <script type="module">.',
    );
}

const isNode = (value: unknown): boolean => typeof (value as Node | null)?.nodeType === 'number';

function describeValue(value: unknown): string {
  if (typeof value === 'string') return `the text "${value}"`;
  if (value === null || value === undefined) return String(value);
  if (isNode(value)) return 'an element';
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}

const throwTypeError = (call: string, wanted: string, received: string, fix: string): never => {
  throw new TypeError(`[enliven/core] ${call} expected ${wanted}, but received ${received}. ${fix}`);
};

/** @throws TypeError unless the value is an element or a document */
function requirePlace(value: unknown, call: string): asserts value is ParentNode & Node {
  if (isNode(value) && typeof (value as ParentNode).querySelectorAll === 'function') return;
  const fix =
    typeof value === 'string'
      ? `Give it document.querySelector(${JSON.stringify(value)}).`
      : 'Was the element found? Its selector may match nothing, or the document may not be parsed yet.';
  throwTypeError(call, 'an element or a document', describeValue(value), fix);
}

/** Fields that every behavior has: texts, and a function. */
const REQUIRED = ['name', 'package', 'selector', 'load'];

/** Returns the names of required fields that a value does not have. */
function missingFields(value: unknown): string[] {
  const fields = Object(value) as Record<string, unknown>;
  return REQUIRED.filter((name) =>
    name === 'load' ? typeof fields[name] !== 'function' : typeof fields[name] !== 'string' || !fields[name],
  );
}

/** @throws TypeError unless the value is a list of behaviors */
function requireBehaviors(value: unknown, call: string): void {
  const wanted = 'a list of behaviors';
  if (!Array.isArray(value)) {
    const { name, load } = Object(value) as { name?: unknown; load?: unknown };
    const isOne = typeof load === 'function';
    const variable = isOne && /^[a-z]+$/.test(String(name)) ? name : 'tabs';
    throwTypeError(
      call,
      wanted,
      isOne ? `the behavior "${name}" alone` : describeValue(value),
      `Write start([${variable}]), and { root: element } after it to start a part of the page.`,
    );
  } else {
    const at = value.findIndex((one) => missingFields(one).length > 0);
    if (at < 0) return;
    const missing = missingFields(value[at]);
    const isPart = missing.length < REQUIRED.length;
    throwTypeError(
      call,
      wanted,
      `${isPart ? `a behavior without ${missing.join(' and ')}` : describeValue(value[at])} at place ${at} of its list`,
      isPart
        ? `Declare it by defineBehavior({ ${REQUIRED.join(', ')} }).`
        : 'Is it imported by the name it is exported under, and made by defineBehavior()?',
    );
  }
}

/** @throws TypeError unless the value is an object of options */
function requireOptions(value: unknown, call: string): void {
  if (typeof value === 'object' && value !== null && !isNode(value) && !Array.isArray(value)) return;
  throwTypeError(
    call,
    'options as its second argument',
    describeValue(value),
    'Write { root: element } to start a part of the page.',
  );
}

/** Names of all options, in the order of `StartOptions`. */
const OPTIONS: Readonly<Record<keyof StartOptions, true>> = {
  root: true,
  ignore: true,
  onError: true,
  when: true,
  leave: true,
  onInserted: true,
  onSwept: true,
  strict: true,
  onYield: true,
};
const MOMENTS: Readonly<Record<When, true>> = { now: true, visible: true, idle: true, interaction: true };

/** Returns a sentence for each option, and each entry of `when`, that has no effect. */
function unusedOptions(behaviors: readonly AnyBehavior[], { when = {}, ...others }: StartOptions): string[] {
  const names = behaviors.map(({ name }) => name);
  const list = (record: object) => Object.keys(record).join(', ');
  return [
    ...Object.keys(others)
      .filter((key) => !Object.hasOwn(OPTIONS, key))
      .map((key) => `start() has no option "${key}", so it does nothing. Options are ${list(OPTIONS)}.`),
    ...Object.keys(when)
      .filter((name) => !names.includes(name))
      .map((name) => `start() received "when" for "${name}", which is not among its behaviors: ${names.join(', ')}.`),
    ...Object.entries(when)
      .filter(([, moment]) => !Object.hasOwn(MOMENTS, moment))
      .map(
        ([name, moment]) =>
          `start() received "${moment}" as "when" of "${name}", so it does nothing. Write one of ${list(MOMENTS)}.`,
      ),
  ];
}
