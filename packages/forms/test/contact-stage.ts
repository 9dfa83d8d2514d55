/** A contact form on a page whose server is under the test's control. */
import { click, nextFrames, renderBehavior, silence } from '@enliven/testing';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { contactForm } from '../src/contact-form';
import { type ContactOptions, contact } from './builder-markup';
import { type Server, stageFetch } from './stage-fetch';

export const VALUES = { name: 'Noor', email: 'noor@site.example', message: 'Hello' };

export interface ContactStage {
  server: Server;
  /** Clean-ups after the test, the last one first. */
  open: (() => Promise<void> | void)[];
  consoleMessages(): ReturnType<typeof silence>;
  render(options?: ContactOptions, print?: typeof contact): ReturnType<typeof renderContact>;
}

async function renderContact(options: ContactOptions, print: typeof contact) {
  const { element, stop } = await renderBehavior(contactForm, print(options));
  const field = (name: string) =>
    element.querySelector<HTMLInputElement>(`[name="et_pb_contact_${name}_0"]:not([type=hidden])`) as HTMLInputElement;
  return {
    element,
    stop,
    field,
    fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) field(name).value = value;
    },
    async press(frames = 3) {
      click(element.querySelector('.et_pb_contact_submit') as Element);
      await nextFrames(frames);
    },
    message: () => element.querySelector('.et-pb-contact-message') as HTMLElement,
  };
}

/** Prepares the server and the form. Call it at the top of a test file. */
export function stageContact(): ContactStage {
  const server = stageFetch();
  const open: ContactStage['open'] = [];
  let consoleMessages: ReturnType<typeof silence>;
  // These chunks load when a visitor approaches the form. Loading them first makes tests independent of the machine's load.
  beforeAll(() =>
    Promise.all([
      import('../src/contact-form/contact-session'),
      import('../src/builder/conditions'),
      import('../src/builder/fetch-token'),
      import('../src/builder/redirect'),
      import('../src/contact-form/submit-natively'),
    ]),
  );
  beforeEach(() => {
    consoleMessages = silence();
  });
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
    consoleMessages.restore();
    for (const name of ['et_pb_custom', 'etCore']) Reflect.deleteProperty(globalThis, name);
  });
  return {
    server,
    open,
    consoleMessages: () => consoleMessages,
    async render(options = {}, print = contact) {
      const rendered = await renderContact(options, print);
      open.push(rendered.stop);
      return rendered;
    },
  };
}
