/** Helpers for syntax trees. */
import type {
  CallExpression,
  Expression,
  Function as FunctionNode,
  Identifier,
  Literal,
  MemberExpression,
  Node,
  TemplateLiteral,
} from 'acorn';

/** Whether a node has a type. */
export const is = <T extends Node>(node: Node | null | undefined, ...types: T['type'][]): node is T =>
  !!node && types.includes(node.type);

/** Returns the text of a string literal, or of a template literal without expressions. */
export function textOf(node: Node | null | undefined): string | undefined {
  if (is<Literal>(node, 'Literal')) return typeof node.value === 'string' ? node.value : undefined;
  if (is<TemplateLiteral>(node, 'TemplateLiteral') && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** Returns the name of a property: `b` of `a.b` and of `a['b']`. */
export function propertyOf({ computed, property }: MemberExpression): string | undefined {
  if (computed) return textOf(property);
  return is<Identifier>(property, 'Identifier') ? property.name : undefined;
}

const GLOBALS: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'top', 'parent']);

/** Returns the name of a global: `a` of `a`, `window.a` and `window['a']`. */
export function globalOf(node: Node | null | undefined): string | undefined {
  if (is<Identifier>(node, 'Identifier')) return node.name;
  if (is<MemberExpression>(node, 'MemberExpression') && is<Identifier>(node.object, 'Identifier'))
    return GLOBALS.has(node.object.name) ? propertyOf(node) : undefined;
  return undefined;
}

/** Returns the name of the called method. */
export const methodOf = ({ callee }: CallExpression): string | undefined =>
  is<MemberExpression>(callee, 'MemberExpression') ? propertyOf(callee) : undefined;

/** Whether a call is `$(…)` or `jQuery(…)`. */
export const isJqueryCall = (node: Node | null | undefined): node is CallExpression =>
  is<CallExpression>(node, 'CallExpression') && /^(?:\$|jQuery|\$j|jq)$/.test(globalOf(node.callee) ?? '');

/** Whether a node is a function. */
export const isFunction = (node: Node): node is FunctionNode =>
  is<FunctionNode>(node, 'FunctionExpression', 'ArrowFunctionExpression', 'FunctionDeclaration');

/** Returns the selector at the start of a chain of calls: `.a` of `$('.a').find('.b')`. */
export function selectorOf(node: Expression | Node | null | undefined): string | undefined {
  if (isJqueryCall(node)) return textOf(node.arguments[0]);
  if (is<CallExpression>(node, 'CallExpression') && is<MemberExpression>(node.callee, 'MemberExpression'))
    return selectorOf(node.callee.object);
  return is<MemberExpression>(node, 'MemberExpression') ? selectorOf(node.object) : undefined;
}
