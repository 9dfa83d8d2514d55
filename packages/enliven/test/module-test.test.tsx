/** Test for inserted markup of composed files: it must not overlook an element of a behavior. */
import { afterEach, describe, expect, it } from 'vitest';
import { catalog } from '../src/catalog';
import { createModuleTest, LIKELY_MODULE } from '../src/composed/create-module-test';

/** Marks of a selector: class names, ids, attributes and elements, in the words of the test's own list. */
const MARKS = [...LIKELY_MODULE.matchAll(/\[class\*="([^"]+)"\]|\[id\^="([^"]+)"\]|\[([\w-]+)\]|(?:^|,)(\w+)/g)].map(
  ([, part, id, attribute, element]) =>
    part ? `.${part}` : id ? `#${id}` : attribute ? `[${attribute}` : (element as string),
);

/** Alternatives of a selector, without the commas inside parentheses. */
function alternatives(selector: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of selector) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** Whether an alternative names a mark. Classes contain the part anywhere. */
const isLikely = (alternative: string): boolean =>
  MARKS.some((mark) =>
    mark.startsWith('.')
      ? new RegExp(`\\.[\\w-]*${mark.slice(1)}`).test(alternative) || alternative.includes(`class*="${mark.slice(1)}`)
      : /^\w/.test(mark)
        ? new RegExp(`(^|[\\s>])${mark}\\b`).test(alternative)
        : alternative.includes(mark),
  );

/** Alternatives that match nothing inserted: the body is never inserted, and the others stand inside elements with marks. */
const INSIDE: readonly string[] = [
  '#page-container',
  'body',
  '#et',
  '#s',
  '#coupon_code',
  '#rating',
  '.demo_store',
  '.section_has_divider',
  'password',
];

afterEach(() => {
  document.body.innerHTML = '';
});

describe('LIKELY_MODULE', () => {
  it('has a mark of each selector of the catalog', () => {
    const overlooked = catalog
      .flatMap(({ name, selector }) => alternatives(selector).map((alternative) => `${name}: ${alternative}`))
      .filter((row) => !isLikely(row.slice(row.indexOf(':') + 1)) && !INSIDE.some((mark) => row.includes(mark)));
    expect(overlooked).toEqual([]);
  });
});

describe('createModuleTest', () => {
  it('is true for an inserted module, also deep inside what was inserted', () => {
    const isModule = createModuleTest();
    document.body.innerHTML = '<div class="et_pb_toggle"></div><main><p><object data="a.swf"></object></p></main>';
    expect([...document.body.children].map(isModule)).toEqual([true, true]);
  });

  it('is false for markup without modules', () => {
    const isModule = createModuleTest();
    document.body.innerHTML = '<p class="notice"><b>Hello</b></p>';
    expect(isModule(document.body.children[0] as Element)).toBe(false);
  });

  it('is false for modules of the page that a script has wrapped or moved', () => {
    document.body.innerHTML = '<div class="et_pb_toggle"></div><footer></footer>';
    const isModule = createModuleTest();
    const [toggle, footer] = document.body.children as unknown as [Element, Element];
    footer.append(toggle);
    expect([footer, toggle].map(isModule)).toEqual([false, false]);
  });
});
