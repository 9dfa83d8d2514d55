/** A sign-up on a page whose server is under the test's control. */
import { click, nextFrames, renderBehavior, silence } from '@enliven/testing';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { newsletter } from '../src/newsletter';
import { type SignUpOptions, signUp } from './builder-markup';
import { type Server, stageFetch } from './stage-fetch';

export const FAILED = 'Please, check the fields below to make sure you entered the correct information.';

async function renderSignUp(markup: string) {
  const { element, stop } = await renderBehavior(newsletter, markup);
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => element.querySelector<E>(selector) as E;
  const own = (name: string) => find<HTMLInputElement>(`[name=et_pb_signup_${name}]`);
  const button = find('.et_pb_newsletter_button');
  return {
    element,
    stop,
    find,
    own,
    button,
    fill(email = 'noor@site.example') {
      if (own('firstname')) own('firstname').value = 'Noor & co';
      if (own('lastname')) own('lastname').value = 'Vos';
      own('email').value = email;
    },
    async press() {
      click(button);
      await nextFrames(3);
    },
    error: () => find('.et_pb_newsletter_error'),
  };
}

export interface SignUpStage {
  server: Server;
  /** Clean-ups after the test, the last one first. */
  open: (() => Promise<void> | void)[];
  render(options?: SignUpOptions, markup?: string): ReturnType<typeof renderSignUp>;
}

/** Prepares the server and the form. Call it at the top of a test file. */
export function stageSignUp(): SignUpStage {
  const server = stageFetch();
  const open: SignUpStage['open'] = [];
  // These chunks load when a visitor approaches the form. Loading them first makes tests independent of the machine's load.
  beforeAll(() =>
    Promise.all([
      import('../src/newsletter/newsletter-session'),
      import('../src/builder/conditions'),
      import('../src/builder/fetch-token'),
      import('../src/builder/redirect'),
      import('../src/newsletter/custom-fields'),
      import('../src/newsletter/fetch-nonce'),
    ]),
  );
  beforeEach(() => {
    open.push(silence().restore);
    Object.assign(globalThis, { et_pb_custom: { ajaxurl: '/ajax', et_frontend_nonce: 'n0nce' } });
  });
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
    Reflect.deleteProperty(globalThis, 'et_pb_custom');
  });
  return {
    server,
    open,
    async render(options = {}, markup = signUp(options)) {
      const rendered = await renderSignUp(markup);
      open.push(rendered.stop);
      return rendered;
    },
  };
}
