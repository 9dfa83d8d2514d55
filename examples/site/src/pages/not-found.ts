// Page for unknown addresses.

import type { Page } from './page';

export const notFoundPage: Page = {
  path: '/404',
  title: 'Nobody lives here',
  summary: 'The address does not exist.',
  kind: 'plain',
  bodyClasses: ['error404'],
  body: (print) =>
    `<p>This address has been washed away, or never was. <a href="${print.link('/')}">Back to the quay</a>.</p>`,
};
