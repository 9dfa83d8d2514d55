/** Conformance suite for sticky modules. */
import { describeBehavior, nextFrames } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { sticky } from '../src';
import { entry } from './support/sticky-page';
// Loaded before the first rule waits for it.
import './support/parts';

const globals = globalThis as { et_pb_sticky_elements?: unknown };

beforeAll(() => {
  globals.et_pb_sticky_elements = {
    // No module may change shortly after the start without input: some rules compare before and after.
    a: entry('a', { bottomLimit: 'section' }),
    b: entry('b', { position: 'bottom' }),
    c: entry('c'),
  };
});

afterAll(() => {
  window.scrollTo(0, 0);
  delete globals.et_pb_sticky_elements;
});

const text = '<p>text</p>'.repeat(80);

describeBehavior(sticky, {
  html: `<main class="et_builder_inner_content"><h1>Page</h1>
    <div class="et_pb_section" style="display: flow-root">
      <div class="et_pb_column"><div class="et_pb_module et_pb_sticky_module a" style="margin: 10px 0;">
        <form><label for="q">Search</label> <input id="q" name="q"></form><a href="#there">There</a></div></div>${text}</div>
    <div class="et_pb_module et_pb_sticky_module b" data-address="0.1">Below</div>
    <div class="et_pb_module et_pb_sticky_module c"><h2 id="there">Both</h2></div>${text}</main>`,
  async act() {
    window.scrollTo(0, 900);
    await nextFrames(3);
    window.scrollTo(0, 400);
    await nextFrames(3);
    window.scrollTo(0, 0);
    await nextFrames(1);
    window.scrollTo(0, 300);
    await nextFrames(3);
  },
});
