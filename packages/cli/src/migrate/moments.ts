/** Moments at which code runs. Elements that Enliven builds exist in `ready` handlers and later, not before. */
import type { CallExpression, FunctionDeclaration, Identifier, Node } from 'acorn';
import { ancestor } from 'acorn-walk';
import { globalOf, is, isFunction, isJqueryCall, methodOf, textOf } from './syntax';
import type { Moment } from './use';

const LISTENS: ReadonlySet<string> = new Set(['on', 'one', 'bind', 'live', 'delegate', 'addEventListener', 'ready']);
/** Shorthand event methods of jQuery. */
const SHORTHAND_METHODS = /^(?:click|hover|change|submit|scroll|resize|load|mouse\w+|key\w+|focus\w*|blur|touch\w+)$/;
/** Events that the browser dispatches before Enliven builds elements. */
const EARLY_EVENTS = /^(?:DOMContentLoaded|readystatechange)\b/;

/** Whether a call registers its function arguments for jQuery's `ready` or for an event. */
function runsLater(call: CallExpression): boolean {
  if (isJqueryCall(call as Node)) return true;
  const method = methodOf(call) ?? '';
  if (SHORTHAND_METHODS.test(method)) return true;
  return LISTENS.has(method) && !EARLY_EVENTS.test(textOf(call.arguments[0]) ?? '');
}

/** Whether a node is inside a function that runs at `ready` or later. */
const isInside = (around: readonly Node[], names: ReadonlySet<string>): boolean =>
  around.some((node, at) => {
    if (!isFunction(node)) return false;
    const outer = around[at - 1];
    if (is<CallExpression>(outer, 'CallExpression') && (outer.arguments as Node[]).includes(node))
      return runsLater(outer);
    return names.has((node as FunctionDeclaration).id?.name ?? '');
  });

/**
 * Returns a function that determines when a node runs.
 *
 * A named function runs at `ready` if its name is passed to `ready` or an event, or if it is called there.
 */
export function momentsOf(tree: Node): (around: readonly Node[]) => Moment {
  const names = new Set<string>();
  const calls: { name: string; around: readonly Node[] }[] = [];
  ancestor(tree, {
    CallExpression(call, _state, around) {
      if (runsLater(call))
        for (const argument of call.arguments) if (is<Identifier>(argument, 'Identifier')) names.add(argument.name);
      const name = globalOf(call.callee);
      if (name) calls.push({ name, around: [...around] });
    },
  });
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const { name, around } of calls) if (isInside(around, names)) names.add(name);
  }
  return (around) => (isInside(around, names) ? 'ready' : 'early');
}
