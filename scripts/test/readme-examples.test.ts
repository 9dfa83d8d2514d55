/** Examples in READMEs of packages without a page: each value equals the comment after it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeBlocks } from '../readmes/code-blocks';
import { ROOT } from '../workspace';

/** Packages whose examples run without a page. */
const PACKAGES = ['values', 'builder'];

/** Expression and the comment after it. */
interface Example {
  code: string;
  expected: string;
}

const AsyncFunction = (async () => undefined).constructor as new (
  ...text: string[]
) => (...values: unknown[]) => Promise<void>;

/** Converts a block into a function body that passes every value with a comment to `compare`. */
function runnable(block: string): { imports: string[]; body: string; examples: Example[] } {
  const file = ts.createSourceFile('block.ts', block, ts.ScriptTarget.ESNext, true);
  const imports: string[] = [];
  const examples: Example[] = [];
  const lines = file.statements.map((statement) => {
    const code = statement.getText();
    if (ts.isImportDeclaration(statement)) {
      const { text } = statement.moduleSpecifier as ts.StringLiteral;
      imports.push(text);
      return `const ${statement.importClause?.namedBindings?.getText()} = await load('${text}');`;
    }
    const [, comment] = /^[^\S\n]*\/\/ (.*)/.exec(block.slice(statement.end)) ?? [];
    if (!ts.isExpressionStatement(statement) || comment === undefined) return code;
    examples.push({ code: statement.expression.getText(), expected: comment });
    return `compare(${statement.expression.getText()}, (${comment}), ${examples.length - 1});`;
  });
  return { imports, examples, body: ts.transpile(lines.join('\n'), { target: ts.ScriptTarget.ESNext }) };
}

const run = (body: string, load: (name: string) => Promise<unknown>, compare: (...values: unknown[]) => void) =>
  new AsyncFunction('load', 'compare', body)(load, compare);

describe.each(PACKAGES)('the README of %s', (name) => {
  const blocks = codeBlocks(readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8')).filter(
    ({ language }) => language === 'ts',
  );

  it('has more than ten examples', () => {
    expect(blocks.flatMap(({ text }) => runnable(text).examples).length).toBeGreaterThan(10);
  });

  it.each(blocks.map(({ line, text }) => [line, text] as const))(
    'has correct values in the block at line %d',
    async (_line, text) => {
      const { body, examples } = runnable(text);
      let compared = 0;
      await run(
        body,
        (specifier) => import(/* @vite-ignore */ specifier),
        (value, expected, at) => {
          compared++;
          expect(value, examples[Number(at)]?.code).toEqual(expected);
        },
      );
      expect(compared).toBe(examples.length);
    },
  );
});

it('a wrong value in a README is compared with the computed one', async () => {
  const { body } = runnable("import { a } from 'b';\na(1); // 3\n");
  const compared: unknown[] = [];
  await run(
    body,
    async () => ({ a: (n: number) => n + 1 }),
    (...values) => void compared.push(values),
  );
  expect(compared).toEqual([[2, 3, 0]]);
});
