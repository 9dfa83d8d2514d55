/** Check of the descriptions of behaviors, on texts in memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBehavior } from '@enliven/core';
import { describe, expect, it } from 'vitest';
import { describedBehaviors } from '../behavior-docs/described-behaviors';
import { docProblems } from '../behavior-docs/doc-problems';
import { HEADINGS, readBehaviorDoc } from '../behavior-docs/read-behavior-doc';
import { usedNames } from '../check-behavior-docs';
import { ROOT } from '../workspace';

const EXAMPLE = '```html\n<div class="hint"></div>\n```';
const hint = { name: 'hint', package: '@enliven/modules', selector: '.hint' } as AnyBehavior;
const printed = { ...hint, selector: 'body', globals: ['hint_data.rows'] } as AnyBehavior;
const NONE = { globals: [], attributes: [], events: [] };

const doc = (sections: Partial<Record<(typeof HEADINGS)[number], string>> = {}) =>
  [
    '# Hint\n\nHides after the first scroll.',
    ...HEADINGS.map(
      (heading) => `## ${heading}\n\n${sections[heading] ?? (heading === 'Example' ? EXAMPLE : 'None.')}`,
    ),
  ].join('\n\n');

describe('readBehaviorDoc', () => {
  it('returns title, summary, example and sections', () => {
    const { title, summary, example, sections } = readBehaviorDoc(doc({ Events: '| a | b |\n\n### More\n\nText.' }));
    expect({ title, summary, example }).toEqual({
      title: 'Hint',
      summary: 'Hides after the first scroll.',
      example: '<div class="hint"></div>',
    });
    expect(sections.map(({ heading }) => heading)).toEqual([...HEADINGS]);
    expect(sections[3]?.markdown).toBe('| a | b |\n\n### More\n\nText.');
  });

  it('returns no example if a sentence replaces it', () => {
    expect(readBehaviorDoc(doc({ Example: 'Needs a server.' })).example).toBeUndefined();
  });

  it.each(['', 'text', '## Example', '```html\n'])('accepts %j', (text) => {
    expect(readBehaviorDoc(text).title).toBe('');
  });
});

describe('the check of descriptions', () => {
  const check = (text: string | undefined, behavior = hint, used = {}, neighbors: string[] = []) =>
    docProblems(text, behavior, { ...NONE, ...used }, neighbors);

  it('accepts a complete description', () => {
    expect(check(doc())).toEqual([]);
  });

  it.each([
    ['a missing file', undefined, 'does not exist'],
    ['a missing title', doc().replace('# Hint', 'Hint'), 'has no title'],
    ['a missing summary', doc().replace('Hides after the first scroll.', ''), 'has no summary'],
    [
      'a missing section',
      doc().replace('## Keyboard\n\nNone.\n\n', ''),
      'lacks "## Keyboard" after "## Events", where "## ARIA"',
    ],
    ['a section without content', doc().replace('## ARIA\n\nNone.', '## ARIA'), 'has nothing below "## ARIA"'],
    ['a further section', `${doc()}\n\n## Notes\n\nText.`, 'further heading "## Notes"'],
    ['an example of other markup', doc({ Example: '```html\n<p>Text</p>\n```' }), 'selector ".hint"'],
    ['a long line', doc({ Events: 'x'.repeat(141) }), 'has 141 characters in line'],
  ])('reports %s', (_what, text, problem) => {
    expect(check(text)).toEqual([expect.stringContaining(problem)]);
  });

  it('requires a script that prints the global of the descriptor', () => {
    const named = { 'Options and globals': '`hint_data`' };
    expect(check(doc(named), printed)).toEqual([expect.stringContaining('prints none of the globals hint_data.rows')]);
    const example = '```html\n<script>var hint_data = {"rows":[1]};</script>\n```';
    expect(check(doc({ ...named, Example: example }), printed)).toEqual([]);
    expect(check(doc({ Example: example }), printed)).toEqual([
      expect.stringContaining('does not name the global hint_data'),
    ]);
  });

  it.each([
    ['globals', 'et_pb_custom', 'Options and globals'],
    ['attributes', 'data-start', 'Markup'],
    ['events', 'enliven:open', 'Events'],
  ] as const)('requires the %s of the sources', (kind, name, heading) => {
    expect(check(doc(), hint, { [kind]: [name] })).toEqual([expect.stringContaining(name)]);
    expect(check(doc({ [heading]: `\`${name}\`` }), hint, { [kind]: [name] })).toEqual([]);
    expect(check(doc(), hint, { [kind]: [name] }, [doc({ [heading]: name })])).toEqual([]);
  });
});

it('usedNames finds attributes, globals and events of ours, and none in comments', () => {
  const text = `/** As 'enliven:close'. */ emit(root, 'enliven:open'); element.getAttribute('data-start'); global('et_pb_custom')`;
  const texts = new Map([['packages/modules/src/hint/hint.tsx', text]]);
  expect(usedNames(texts, texts)).toEqual({
    attributes: ['data-start'],
    globals: ['et_pb_custom'],
    events: ['enliven:open'],
  });
});

it('describedBehaviors finds the folder of every descriptor', async () => {
  const described = await describedBehaviors();
  const { catalog } = await import('../../packages/enliven/src/catalog');
  expect(described.map(({ behavior }) => behavior.name).sort()).toEqual(catalog.map(({ name }) => name).sort());
  for (const { file, own } of described) expect(own.size, file).toBeGreaterThan(0);
});

it('the description of the scaffold has the format', () => {
  const text = readFileSync(join(ROOT, 'scripts/scaffold/behavior/src/scroll-hint/scroll-hint.md'), 'utf8');
  expect(docProblems(text, { ...hint, selector: '.et_pb_scroll_hint' } as AnyBehavior, NONE)).toEqual([]);
});
