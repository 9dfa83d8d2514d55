/** Globals that browsers define for ids and names are not printed globals. */
import { page } from '@enliven/core';
import { afterEach, expect, it } from 'vitest';
import { $builder } from '../src/stores/builder';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  '<div id="ET_Builder"></div>',
  '<form id="et_builder_utils_params"><input name="builderType" value="vb"></form>',
  '<iframe name="ET_Builder"></iframe>',
])('%s is not read as a sign of the builder', (markup) => {
  document.body.innerHTML = markup;
  expect('ET_Builder' in globalThis || 'et_builder_utils_params' in globalThis).toBe(true);
  expect(page().global('ET_Builder')).toBeUndefined();
  expect(page().global('et_builder_utils_params')).toBeUndefined();
  expect($builder.get()).toBeNull();
});

it('two links with one id are not read as a printed global', () => {
  document.body.innerHTML = '<a id="wpcf7"></a><a id="wpcf7" name="api" href="https://other.test/"></a>';
  expect(page().global('wpcf7')).toBeUndefined();
});

it('a variable of the page is read, although an element has its name as id', () => {
  document.body.innerHTML = '<div id="et_pb_custom"></div>';
  Object.assign(globalThis, { et_pb_custom: { next: 'Weiter' } });
  expect(page().text('next')).toBe('Weiter');
  Reflect.deleteProperty(globalThis, 'et_pb_custom');
});
