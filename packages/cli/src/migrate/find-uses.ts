/** Search for all uses in a script that a rule may match. */
import type { AssignmentExpression, CallExpression, Identifier, Literal, MemberExpression, Node } from 'acorn';
import { ancestor } from 'acorn-walk';
import { momentsOf } from './moments';
import { parseScript } from './parse-script';
import { globalOf, is, isJqueryCall, methodOf, propertyOf, selectorOf, textOf } from './syntax';
import type { Use, UseKind } from './use';

const LISTEN: ReadonlySet<string> = new Set(['on', 'one', 'bind', 'live', 'delegate', 'addEventListener']);
const UNBIND: ReadonlySet<string> = new Set(['off', 'unbind', 'undelegate', 'die', 'removeEventListener']);
const SEND: ReadonlySet<string> = new Set(['trigger', 'triggerHandler', 'dispatchEvent']);
const SWITCH: ReadonlySet<string> = new Set([
  'addClass',
  'removeClass',
  'toggleClass',
  'add',
  'remove',
  'toggle',
  'replace',
]);
const SEARCH: ReadonlySet<string> = new Set([
  'find',
  'children',
  'closest',
  'siblings',
  'parents',
  'querySelector',
  'querySelectorAll',
]);

/** Returns the names in a space-separated list, without jQuery namespaces. */
const namesIn = (text = ''): string[] =>
  text.split(/\s+/).flatMap((part) => (part.includes(':') ? part : (part.split('.')[0] ?? '')) || []);

/** Returns event names from a string, an object with handlers, or `new Event('…')`. */
function eventsOf(node: Node | undefined): string[] {
  if (is<Literal>(node, 'Literal', 'TemplateLiteral' as 'Literal')) return namesIn(textOf(node));
  const {
    type,
    properties,
    arguments: args,
  } = (node ?? {}) as unknown as Record<'type', string> &
    Record<'properties' | 'arguments', { key?: Node; value?: Node }[] | undefined>;
  if (type === 'NewExpression' || type === 'CallExpression') return namesIn(textOf(args?.[0] as unknown as Node));
  if (type !== 'ObjectExpression') return [];
  const keyOf = (key?: Node) => textOf(key) ?? (is<Identifier>(key, 'Identifier') ? key.name : '');
  // `trigger({ type: 'name' })`, or `on({ name: handler })`.
  const own = properties?.find(({ key }) => keyOf(key) === 'type');
  return own ? namesIn(textOf(own.value)) : (properties ?? []).flatMap(({ key }) => namesIn(keyOf(key)));
}

/** Whether code around a node checks that the name exists. */
function isGuarded(name: string, around: readonly Node[], code: string): boolean {
  return around.some((node) => {
    const { type, test, left } = node as Node & { test?: Node; left?: Node };
    const question = type === 'IfStatement' || type === 'ConditionalExpression' ? test : left;
    if (!question || !/^(?:If|Conditional|Logical)/.test(type)) return false;
    return code.slice(question.start, question.end).includes(name);
  });
}

/** Returns all uses, in the order of the code. */
export function findUses(code: string): Use[] {
  const tree = parseScript(code);
  const momentOf = momentsOf(tree);
  const uses: Use[] = [];

  function add(kind: UseKind, name: string | undefined, node: Node, around: readonly Node[], more: Partial<Use> = {}) {
    if (!name) return;
    const { start, end } = node;
    const guarded = { isGuarded: isGuarded(name, around, code), moment: momentOf(around) };
    uses.push({ kind, name, start, end, node, around: [...around], ...guarded, ...more });
  }

  function addMethod(call: CallExpression, method: string, around: readonly Node[]): void {
    const { object } = call.callee as MemberExpression;
    const [first, second] = call.arguments as Node[];
    const of = selectorOf(object as Node);
    const isThroughJquery = !/EventListener|dispatchEvent/.test(method);
    if (LISTEN.has(method)) {
      for (const name of eventsOf(first)) add('listen', name, call, around, { isThroughJquery });
      // A delegated handler also works for elements that are inserted later.
      const delegated = textOf(second);
      if (delegated) add('element', delegated, call, around, { moment: 'ready' });
    } else if (UNBIND.has(method))
      for (const name of eventsOf(first)) add('unbind', name, call, around, of ? { of } : {});
    else if (SEND.has(method)) for (const name of eventsOf(first)) add('send', name, call, around, { isThroughJquery });
    else if (method === 'data') add('data', textOf(first), call, around, of ? { of } : {});
    else if (SWITCH.has(method))
      for (const argument of call.arguments)
        for (const name of namesIn(textOf(argument))) add('class', name, call, around);
    else if (SEARCH.has(method)) add('element', textOf(first), call, around);
    else if (method === 'getElementById') add('element', `#${textOf(first) ?? ''}`, call, around);
    else add('plugin', method, call, around);
  }

  ancestor(tree, {
    CallExpression(call, _state, around) {
      const name = globalOf(call.callee);
      if (isJqueryCall(call)) return add('element', textOf(call.arguments[0]), call, around);
      if (name) return add('call', name, call, around);
      const method = methodOf(call);
      if (method) addMethod(call, method, around);
    },
    AssignmentExpression(node: AssignmentExpression, _state, around) {
      const { left } = node;
      const member = is<MemberExpression>(left, 'MemberExpression') ? propertyOf(left) : undefined;
      const isPlugin = member !== undefined && /\bfn$/.test(code.slice(left.start, left.end).split(/\.\w+$/)[0] ?? '');
      const name = globalOf(left) ?? (isPlugin ? `fn.${member}` : undefined);
      add('assign', name, node, around);
    },
    Identifier(node, _state, around) {
      addRead(node, around);
    },
    MemberExpression(node, _state, around) {
      if (globalOf(node)) addRead(node, around);
    },
  });

  function addRead(node: Node, around: readonly Node[]): void {
    const outer = around.at(-2) as (Node & { callee?: Node; left?: Node }) | undefined;
    if (outer?.callee === node || (outer?.type === 'AssignmentExpression' && outer.left === node)) return;
    // A check whether a global exists is not a use.
    if (outer?.type === 'UnaryExpression' || /^(?:If|Logical|Conditional)/.test(outer?.type ?? '')) return;
    add('read', globalOf(node), node, around);
  }

  return uses.sort((one, other) => one.start - other.start || one.end - other.end);
}
