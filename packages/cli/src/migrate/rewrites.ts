/** Safe rewrites: of statements whose meaning does not depend on the surrounding code. */
import type { CallExpression, MemberExpression, Node } from 'acorn';
import type { RewriteName } from './rule';
import { is, isFunction, isJqueryCall, methodOf } from './syntax';
import type { Use } from './use';

/** Text that replaces a range of the code. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Whether a call is a statement whose value is unused. */
const isStatement = ({ around = [] }: Use, node: Node): boolean => {
  const outer = around[around.indexOf(node) - 1];
  return outer?.type === 'ExpressionStatement';
};

function scan(use: Use): Edit | undefined {
  const call = use.node;
  if (!is<CallExpression>(call, 'CallExpression') || use.isGuarded || !isStatement(use, call)) return undefined;
  // Callbacks among the arguments could not run any more.
  if ((call.arguments as Node[]).some((argument) => isFunction(argument))) return undefined;
  return { start: call.start, end: call.end, text: 'window.enliven?.scan()' };
}

/** Events that replace the slider's methods. */
const EVENTS: Readonly<Record<string, (argument: string) => string>> = {
  et_slider_move_to: (to) => `Object.assign(new CustomEvent('enliven:move'), { to: ${to} })`,
  et_slider_destroy: () => "new CustomEvent('enliven:end')",
};

/** Rewrites `$(…).data('et_pb_simple_slider').method(…)`. */
function slider(use: Use, code: string): Edit | undefined {
  const { node, around = [] } = use;
  const at = around.indexOf(node as Node);
  const [call, member] = [around[at - 2], around[at - 1]];
  if (!is<CallExpression>(node, 'CallExpression') || !is<CallExpression>(call, 'CallExpression')) return undefined;
  const eventOf = EVENTS[methodOf(call) ?? ''];
  if (call.callee !== member || !eventOf || !isStatement(use, call)) return undefined;
  const root = (node.callee as MemberExpression).object;
  const [argument] = call.arguments;
  const text = argument ? code.slice(argument.start, argument.end) : '';
  if (!isJqueryCall(root) || (eventOf.length > 0 && !text)) return undefined;
  const from = code.slice(root.start, root.end);
  return { start: call.start, end: call.end, text: `${from}.get(0)?.dispatchEvent(${eventOf(text)})` };
}

/** Returns the edit of a rewrite; undefined if it could change the meaning. */
export const rewriteOf = (name: RewriteName, use: Use, code: string): Edit | undefined =>
  name === 'scan' ? scan(use) : slider(use, code);
