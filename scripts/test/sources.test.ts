/** Rules for lines of the sources. */
import { expect, it } from 'vitest';
import { idleExceptions, violations } from '../check-sources';

const HEAD = '/** It is a file. */';
const rules = (file: string, line: string, head = HEAD) =>
  violations(`packages/${file}`, `${head}\n${line}\n`).map(({ rule }) => rule);

it.each(['', '// What it is.', '/* What it is. */', '/** no end */', '/**\n * Two lines.\n */'])(
  'a file that begins with %j breaks the rule “first line”',
  (head) => expect(rules('core/src/a.ts', 'export {};', head)).toEqual(['first line']),
);

it.each([
  ['globals', 'motion/src/a.ts', 'const a = globalThis.document;'],
  ['addresses', 'motion/src/a.ts', 'const RUNS = /^(javascript|data):/i;'],
  ['addresses', 'forms/src/a.ts', "const runs = (text: string) => text.startsWith('javascript:');"],
  ['addresses', 'media/src/a.ts', "export const web = (url: URL) => url.protocol === 'https:';"],
  ['clauses', 'core/src/a.ts', '/** What it is. */'],
  ['clauses', 'core/test/a.ts', '  /** Where it is. */'],
  ['numbers', 'motion/src/a.ts', "const a = (e: Element) => Number(e.getAttribute('width'));"],
  ['numbers', 'motion/src/a.ts', "const a = (e: Element) => Number.parseFloat(attribute(e, 'width') ?? '');"],
  ['numbers', 'motion/src/a.ts', 'const a = (e: HTMLElement) => Number.parseInt(e.dataset.count, 10);'],
  ['variables', 'motion/src/a.ts', 'const a = (globalThis as { jQuery?: unknown }).jQuery;'],
  ['variables', 'motion/src/a.ts', 'const a = window as Scope;'],
  ['variables', 'motion/src/a.ts', 'const a = owner.defaultView as unknown as Record<string, unknown>;'],
  ['form members', 'forms/src/a.ts', "const a = (form: HTMLFormElement) => form.querySelector('input');"],
  ['ancestors', 'sticky/src/a.ts', 'for (let at = element; at; at = at.parentElement?.closest(OWNERS)) outer += 1;'],
  ['ancestors', 'motion/src/a.ts', 'for (let at = element; at; at = (at as HTMLElement).offsetParent) top += 1;'],
  ['form members', 'modules/src/a.ts', "const a = (element: Element) => element.classList.contains('a');"],
  ['form members', 'shop/src/a.ts', "const a = (event: Event) => (event.target as Element).closest('a');"],
])('the rule “%s” reports in %s the line %s', (rule, file, line) => {
  expect(rules(file, line)).toEqual([rule]);
});

it.each([
  ['core/src/net/address.ts', 'export const a = (url: URL) => url.protocol;'],
  ['media/src/a.ts', "export const type = 'text/javascript';"],
  [
    'motion/src/a.ts',
    "const a = numberAttribute(e, 'width', 'length') + Number.parseFloat(getComputedStyle(e).width);",
  ],
  ['motion/src/a.ts', "const a = [global('jQuery'), owner.defaultView as Window];"],
  ['core/src/page/global.ts', 'const a = globalThis as Record<string, unknown>;'],
  ['core/src/a.ts', 'const a = globalThis.document;'],
  ['core/src/a.ts', '/** Whether it is one. */'],
  ['motion/test/a.ts', 'const a = window as Scope;'],
  ['modules/src/a.ts', "const a = (element: Element) => query(element, '.a') ?? member(element, 'parentElement');"],
  [
    'forms/src/a.ts',
    "const a = membersOf(form).querySelector('form.cart') ?? membersOf(event.target as Element).closest('a');",
  ],
])('no rule reports in %s the line %s', (file, line) => {
  expect(rules(file, line)).toEqual([]);
});

it('a violation has a location, a problem and a fix', () => {
  const [found] = violations('packages/motion/src/a.ts', `${HEAD}\nconst a = globalThis.document;`);
  expect(found?.text).toMatch(/^packages\/motion\/src\/a\.ts:2 .+ Use documentOf\(element\)/);
});

it('idleExceptions reports an exception that no file needs', () => {
  const writes = new Map([['packages/core/src/page/global.ts', 'const a = globalThis as Scope;']]);
  const named = idleExceptions(writes).map(({ text }) => text);
  expect(named).not.toContainEqual(expect.stringContaining('core/src/page/global.ts'));
  expect(named).toContainEqual(
    expect.stringContaining('"core/src/net/address.ts" of the rule "addresses" is not needed'),
  );
});
