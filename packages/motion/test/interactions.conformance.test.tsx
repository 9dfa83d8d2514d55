/** Conformance suite for interactions. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { interactions } from '../src';
import { giveAnimations, takeAnimations } from './support/animations';
import { interaction } from './support/interaction';

beforeAll(() =>
  giveAnimations('diviElementInteractionsData', {
    'divi/blurb-0': [interaction('click', 'toggleVisibility')],
    'divi/text-0': [
      interaction('mouseEnter', 'addAttribute', {
        attributeName: 'data-seen',
        attributeValue: 'yes',
        triggerClass: 'et-interaction-trigger-text',
      }),
    ],
  }),
);
afterAll(takeAnimations);

describeBehavior(interactions, {
  html: html`<main><h1>Below</h1>
    <div class="et_pb_module et_pb_blurb" data-interaction-trigger="button">Open the panel</div>
    <div class="et_pb_module et_pb_text" data-interaction-trigger="text"><p>Words, <a href="/there">and there</a>.</p></div>
    <div class="et_pb_module et_pb_text" style="color: teal" data-interaction-target="panel"><p>The panel</p></div></main>`,
  async act() {
    document.querySelector<HTMLElement>('[data-interaction-trigger="button"]')?.click();
    await nextFrames();
  },
});
