/** Finds the code blocks of a README and their imports. */
import ts from 'typescript';

export interface NamedImport {
  specifier: string;
  /** `*` for a whole module. */
  name: string;
  /** Line in the README. */
  line: number;
}

export interface Block {
  language: string;
  text: string;
  /** Line of its first line of code. */
  line: number;
  /** Whether the fence says `fragment`: the block needs code around it that the page does not show. @default false */
  isFragment?: true;
}

/** Languages of scripts. */
export const CODE = /^(ts|tsx|js|jsx|mjs|typescript|javascript)$/;

/** Returns the fenced blocks, including those indented in a list. */
export function codeBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: (Block & { fence: string }) | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^\s*(`{3,})\s*([\w-]*)\s*(.*)/.exec(line);
    if (open && fence && fence[1] === open.fence) {
      const { fence: _fence, ...block } = open;
      blocks.push(block);
      open = undefined;
    } else if (open) open.text += `${line}\n`;
    else if (fence?.[1]) {
      const [, marks = '', language = '', info = ''] = fence;
      open = {
        fence: marks,
        language,
        text: '',
        line: index + 2,
        ...(/\bfragment\b/.test(info) && { isFragment: true }),
      };
    }
  }
  return blocks;
}

function importsOf(statement: ts.Statement): Omit<NamedImport, 'line'>[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const specifier = statement.moduleSpecifier.text;
  const { name, namedBindings } = statement.importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const names = [...(name ? ['default'] : []), ...named.map((element) => (element.propertyName ?? element.name).text)];
  return (names.length > 0 ? names : ['*']).map((found) => ({ specifier, name: found }));
}

/** Returns the named imports of a README's scripts. */
export function namedImports(markdown: string): NamedImport[] {
  const scripts = codeBlocks(markdown).filter(({ language }) => CODE.test(language));
  return scripts.flatMap(({ text, line }) => {
    const file = ts.createSourceFile('block.tsx', text, ts.ScriptTarget.ESNext);
    return file.statements.flatMap((statement) => {
      const row = line + file.getLineAndCharacterOfPosition(statement.getStart(file)).line;
      return importsOf(statement).map((found) => ({ ...found, line: row }));
    });
  });
}
