/** Top-level statements of hoisted modules, with the names that each refers to. */
import { analyze } from 'periscopic';
import { parseAst } from 'vite';
import type { HoistedModule } from './hoisted-modules';

export interface Statement {
  module: string;
  code: string;
  declares: string[];
  /** Names that the statement refers to and does not declare, including those of the browser. */
  refersTo: string[];
  /** Names that the statement assigns to, also in functions. */
  assigns: string[];
  /** Whether running the statement changes something besides its own variables. */
  hasEffects: boolean;
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const RUNS =
  /^(CallExpression|NewExpression|TaggedTemplateExpression|AssignmentExpression|UpdateExpression|AwaitExpression)$/;

/** Whether running a node calls code or assigns something; functions inside it do not run. */
function hasCalls(node: unknown, code: string): boolean {
  if (Array.isArray(node)) return node.some((item) => hasCalls(item, code));
  if (!node || typeof node !== 'object') return false;
  const { type, start } = node as Node;
  if (FUNCTIONS.test(type)) return false;
  if (/^(Call|New)Expression$/.test(type) && /\/\*\s*[@#]__PURE__\s*\*\/\s*$/.test(code.slice(0, start)))
    return hasCalls((node as Node).arguments, code);
  return RUNS.test(type) || Object.values(node).some((value) => hasCalls(value, code));
}

const isDeclaration = ({ type }: Node) => /^(Function|Class|Variable)Declaration$/.test(type);

/** Paths of our source files, whose unused variables can be removed together with their initializers. */
const OWN = /[\\/]packages[\\/][^\\/]+[\\/]src[\\/]/;

/** Whether all statements of a module only declare, so that unused ones can be left out. */
const onlyDeclares = (id: string, body: readonly Node[], code: string): boolean =>
  body.every((statement) => isDeclaration(statement) && (OWN.test(id) || !hasCalls(statement, code)));

/** Returns the names that a node assigns to, except in declarations. */
function assignedNames(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) for (const item of node) assignedNames(item, found);
  else if (node && typeof node === 'object') {
    const { type, left, argument } = node as Node & { left?: Node; argument?: Node };
    const target = type === 'AssignmentExpression' || /^For(In|Of)Statement$/.test(type) ? left : undefined;
    if (target) for (const name of identifiers(target)) found.add(name);
    if (type === 'UpdateExpression' && argument) for (const name of identifiers(argument)) found.add(name);
    for (const value of Object.values(node)) assignedNames(value, found);
  }
  return found;
}

/** Returns the variables of a pattern, without members of objects. */
function identifiers(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name as string];
  if (pattern.type === 'MemberExpression' || pattern.type === 'VariableDeclaration') return [];
  return Object.values(pattern)
    .flat()
    .flatMap((part) => (part && typeof part === 'object' ? identifiers(part as Node) : []));
}

function statementOf(module: string, code: string, hasEffects: boolean): Statement {
  const syntax = parseAst(code);
  const { scope, globals } = analyze(syntax as never);
  return {
    module,
    code,
    declares: [...scope.declarations.keys()],
    refersTo: [...globals.keys()],
    assigns: [...assignedNames(syntax.body)],
    hasEffects,
  };
}

/** Splits a module into its declarations; a module with effects stays whole. */
export function statementsOf({ id, code }: HoistedModule): Statement[] {
  const body = parseAst(code).body as unknown as Node[];
  const hasEffects = body.some((statement) => statement.type === 'ExpressionStatement' && !('directive' in statement));
  if (!onlyDeclares(id, body, code)) return [statementOf(id, code, hasEffects)];
  return body.map(({ start, end }, at) => {
    // A `PURE` annotation comes before the node.
    const from = at === 0 ? 0 : (body[at - 1] as Node).end;
    return statementOf(id, code.slice(Math.min(from, start), end), false);
  });
}
