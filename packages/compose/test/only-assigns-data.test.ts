/** Test for scripts that only assign data. */
import { describe, expect, it } from 'vitest';
import { onlyAssignsData } from '../src/site/only-assigns-data';

describe('onlyAssignsData', () => {
  it.each([
    'var et_pb_custom = {"ajaxurl":"https:\\/\\/a.site\\/"};',
    '/* <![CDATA[ */\nvar a = {"b":["c",1.5,true,null]};\nvar d = "e";\n/* ]]> */',
    'var text = {"code":"function () { run(); }","quote":"\\"("};\n//# sourceURL=a-js-extra',
    'window.mejs = window.mejs || {}; mejs.width = -4;',
    '',
  ])('recognizes %j as data', (code) => {
    expect(onlyAssignsData(code)).toBe(true);
  });

  it.each([
    'run();',
    'var a = new Date;',
    'var a = b`c`;',
    'var a = () => 1;',
    'var a = "unclosed; run()',
    'a++;',
    'var a = "b\\\\\\"',
    '/* var a = 1;',
    'jQuery(function ($) { $("a").hide(); });',
    'import "./a.js";',
    'delete window.et_pb_custom;',
  ])('recognizes %j as code', (code) => {
    expect(onlyAssignsData(code)).toBe(false);
  });

  it('needs linear time for long strings and comments', () => {
    const started = performance.now();
    onlyAssignsData(`var a = "${'\\'.repeat(500_000)}`);
    onlyAssignsData('/*'.repeat(500_000));
    onlyAssignsData(`'/*\\\\`.repeat(500_000));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
