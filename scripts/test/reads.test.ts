/** List of names that sources read, tested with sources in memory. */
import { describe, expect, it } from 'vitest';
import { differences } from '../check-reads';
import { readNames } from '../reads/read-names';

const FILE = 'packages/modules/src/a.ts';
const read = (body: string) => readNames(new Map([[FILE, body]]));

describe('the read attributes', () => {
  it.each([
    ["element.getAttribute('lang')", ['lang']],
    ["element?.hasAttribute('data-a')", ['data-a']],
    ["attribute(element, 'data-a', 100)", ['data-a']],
    ["useAttributes(element, 'data-a,data-b')", ['data-a', 'data-b']],
    ['element.dataset.someThing', ['data-some-thing']],
    ['const { oneThing, other: another = 1 } = element.dataset;', ['data-one-thing', 'data-other']],
    ["element.querySelector('.a[data-a]:not([data-b=on])')", ['data-a', 'data-b']],
    ["const NAMES = ['data-a'];", ['data-a']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is part of the tested source.
    ['attribute(element, `data-${name}-value`)', ['data-*-value']],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is part of the tested source.
      "const dataOf = (one, name) => one.getAttribute(`data-${name}`); dataOf(element, 'kind');",
      ['data-*', 'data-kind'],
    ],
  ])('of %s are %j', (body, expected) => {
    expect(read(body).attributes).toEqual(expected);
  });
});

describe('the read globals', () => {
  it.each([
    ["page.global('a')", ['a']],
    ["isPrinted('a')", ['a']],
    ["const b = { globals: ['a', 'b'] };", ['a', 'b']],
    ['const { a } = window as { a?: string };', ['a']],
    ['interface Scope { a?: 1; b?: 2 } const page = window as Window & Scope;', ['a', 'b']],
  ])('of %s are %j', (body, expected) => {
    expect(read(body).globals).toEqual(expected);
  });
});

it('the read fields of records are grouped by package', () => {
  const body = 'const { a, b: { c } } = asRecord(x); rawOptions.d; choices(rawOptions, { e: 1 });';
  expect(read(`${body} function f({ g }: Record<string, unknown>) {}`).fields).toEqual({
    modules: ['a', 'b', 'c', 'd', 'e', 'g'],
  });
});

it('files that read the hash or answers of a server are listed', () => {
  expect(read('location.hash')).toMatchObject({ hash: [FILE], answers: [] });
  expect(read("fetchJson('/a')")).toMatchObject({ hash: [], answers: [FILE] });
});

it('differences reports names that are read but not listed, and names that are listed but not read', () => {
  expect(differences('{ "fields": { "media": ["a", "b"] } }', '{ "fields": { "media": ["b", "c"] } }')).toEqual([
    'is read and not listed: fields media c',
    'is listed and no longer read: fields media a',
  ]);
});
