/** Rules of the migration, each with code that it matches and code that it does not match. */
import { describe, expect, it } from 'vitest';
import { examineCode } from '../src/migrate/examine-code';
import type { Verdict } from '../src/migrate/rule';
import { RULES } from '../src/migrate/rules';

interface Case {
  rule: string;
  verdict: Verdict;
  matches: string;
  /** Code that the rule must not match. */
  not: string;
}

const CASES: readonly Case[] = [
  {
    rule: 'guarded-refresh',
    verdict: 'works',
    matches: "if (typeof et_pb_init_modules === 'function') et_pb_init_modules();",
    not: 'et_pb_init_modules();',
  },
  {
    rule: 'refresh-functions',
    verdict: 'legacy',
    matches: 'window.et_pb_slider_init(jQuery(".x"));',
    not: 'my_slider_init();',
  },
  { rule: 'toggle-functions', verdict: 'legacy', matches: 'et_pb_toggle_expand($item);', not: 'et_pb_toggle = 1;' },
  {
    rule: 'smooth-scroll',
    verdict: 'legacy',
    matches: 'et_pb_smooth_scroll($("#a"), false, 800);',
    not: 'smooth_scroll();',
  },
  {
    rule: 'debounce',
    verdict: 'legacy',
    matches: 'const run = window.et_pb_debounce(work, 200);',
    not: '_.debounce(work, 200);',
  },
  { rule: 'animation-functions', verdict: 'legacy', matches: 'et_remove_animation($x);', not: 'remove_animation($x);' },
  {
    rule: 'other-functions',
    verdict: 'legacy',
    matches: 'salvattore.registerGrid(grid);',
    not: 'masonry.registerGrid(grid);',
  },
  {
    rule: 'flags',
    verdict: 'legacy',
    matches: 'if (window.et_is_fixed_nav === true) work();',
    not: 'const is_fixed_nav = true; use(is_fixed_nav);',
  },
  {
    rule: 'send-contact-form',
    verdict: 'rewrite',
    matches: 'diviModuleContactFormSubmit(form);',
    not: 'form.requestSubmit();',
  },
  {
    rule: 'replaced-functions',
    verdict: 'rewrite',
    matches: 'window.et_pb_tabs_init = function () {};',
    not: 'window.my_tabs_init = function () {};',
  },
  {
    rule: 'replaced-plugins',
    verdict: 'rewrite',
    matches: '$.fn.et_pb_simple_slider = function () {};',
    not: '$.fn.my_slider = function () {};',
  },
  {
    rule: 'builder',
    verdict: 'works',
    matches: 'window.ET_Builder.API.register(x);',
    not: 'window.Builder.API.register(x);',
  },
  {
    rule: 'script-stores',
    verdict: 'rewrite',
    matches: 'ETScriptStickyStore.getElements();',
    not: 'ScriptStore.getElements();',
  },
  { rule: 'printed-data', verdict: 'works', matches: 'fetch(et_pb_custom.ajaxurl);', not: 'fetch(custom.ajaxurl);' },
  {
    rule: 'unknown-functions',
    verdict: 'rewrite',
    matches: 'et_pb_something_else();',
    not: 'function et_pb_mine() {} et_pb_mine();',
  },
  {
    rule: 'after-init',
    verdict: 'works',
    matches: "jQuery(document).on('et_pb_after_init_modules', work);",
    not: "document.addEventListener('et_pb_after_init_modules', work);",
  },
  {
    rule: 'init-events',
    verdict: 'legacy',
    matches: "jQuery(window).on('et_pb_before_init_modules.mine', work);",
    not: "jQuery(window).on('load', work);",
  },
  {
    rule: 'send-init',
    verdict: 'legacy',
    matches: "jQuery(window).trigger('et_pb_init_modules');",
    not: "jQuery(window).trigger('resize');",
  },
  {
    rule: 'theme-events',
    verdict: 'works',
    matches: "$('.et_pb_tabs').on('simple_slider_after_move_to click', work);",
    not: "$('.x').on('click', work);",
  },
  {
    rule: 'legacy-events',
    verdict: 'legacy',
    matches: "$('.et_pb_slider').on({ swipeleft: work });",
    not: "$('.et_pb_slider').on({ touchstart: work });",
  },
  {
    rule: 'builder-events',
    verdict: 'works',
    matches: "$(window).on('et_builder_api_ready', work);",
    not: "$(window).on('api_ready', work);",
  },
  {
    rule: 'unknown-events',
    verdict: 'rewrite',
    matches: "document.dispatchEvent(new CustomEvent('et_pb_my_event'));",
    not: "document.dispatchEvent(new CustomEvent('my_event'));",
  },
  {
    rule: 'removed-listeners',
    verdict: 'rewrite',
    matches: "$('.et_pb_toggle_title').off('click');",
    not: "$('.my_title').off('click');",
  },
  {
    rule: 'slider-data',
    verdict: 'legacy',
    matches: "$('.et_pb_slider').data('et_pb_simple_slider').et_slider_move_to('next');",
    not: "$('.x').data('slider').next();",
  },
  {
    rule: 'other-data',
    verdict: 'legacy',
    matches: "$el.data('easyPieChart').update(70);",
    not: "$el.data('chart').update(70);",
  },
  {
    rule: 'theme-plugins',
    verdict: 'legacy',
    matches: "$('.x').et_pb_simple_slider({ fade: 1 });",
    not: "$('.x').slick();",
  },
  {
    rule: 'bundled-plugins',
    verdict: 'legacy',
    matches: "$('.x').waypoint({ handler: work });",
    not: "$('.x').each(work);",
  },
  {
    rule: 'state-classes',
    verdict: 'works',
    matches: "item.classList.add('et_pb_toggle_open');",
    not: "item.classList.add('is-open');",
  },
  {
    rule: 'built-elements',
    verdict: 'works',
    matches: "jQuery(function ($) { $('.et_mobile_menu li').each(work); });",
    not: "jQuery(function ($) { $('.my_menu li').each(work); });",
  },
  {
    rule: 'built-elements-early',
    verdict: 'rewrite',
    matches: "document.querySelector('#mobile_menu').append(x);",
    not: "$(document).on('click', '#mobile_menu a', work);",
  },
  {
    rule: 'script-handles',
    verdict: 'rewrite',
    matches: "<?php wp_enqueue_script('mine', '/m.js', array('jquery', 'divi-custom-script'));",
    not: "<?php wp_enqueue_script('mine', '/m.js', ['jquery']);",
  },
];

const found = (code: string) => examineCode(code.startsWith('<?php') ? 'a.php' : 'a.js', code).findings;

describe('the rules', () => {
  it('each have exactly one test case', () => {
    expect(CASES.map(({ rule }) => rule).sort()).toEqual(RULES.map(({ id }) => id).sort());
  });

  it.each(CASES)('"$rule" matches only its own code', ({ rule, verdict, matches, not }) => {
    expect(found(matches)).toContainEqual(expect.objectContaining({ rule, verdict }));
    expect(found(not).map((one) => one.rule)).not.toContain(rule);
  });

  it.each(RULES)('"$id" is explained in a complete sentence', ({ explanation, see, verdict, instead }) => {
    expect(explanation).toMatch(/^[A-Z].*\.$/);
    expect(see).toMatch(/^docs\/[\w/-]+\.md(#[\w-]+)?$/);
    if (verdict === 'rewrite') expect(instead ?? explanation).toBeTruthy();
  });
});
