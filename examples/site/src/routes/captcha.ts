// Route of captcha pictures for contact forms.

import { Hono } from 'hono';

const field = '_wpcf7_captcha_challenge_';

/** Returns four letters derived from the digits of the file name. Anyone can derive them, which is sufficient for an example. */
export const captchaText = (digits: string): string =>
  [...digits.slice(-4)].map((digit) => 'KMPRTVWXYZ'[Number(digit)] ?? 'K').join('');

export const captchaAddress = (): string =>
  `/wp-content/uploads/wpcf7_captcha/${1_000_000_000 + Math.floor(Math.random() * 1_000_000_000)}.png`;

/** Returns the names of the captcha fields in a posted form. */
export const captchaFields = (posted: Record<string, unknown>): string[] =>
  Object.keys(posted)
    .filter((name) => name.startsWith(field))
    .map((name) => name.slice(field.length));

const picture = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="84" height="28"><rect width="84" height="28" fill="#f3eadc"/>` +
  `<text x="42" y="20" text-anchor="middle" font-family="monospace" font-size="18" fill="#231a15">${text}</text></svg>`;

export const captchaRoutes = (): Hono =>
  new Hono().get('/wp-content/uploads/wpcf7_captcha/:file{[0-9]+\\.png}', (context) =>
    context.body(picture(captchaText(context.req.param('file').slice(0, -'.png'.length))), 200, {
      // The protocol requires a name ending in .png; browsers use the content type.
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'no-store',
    }),
  );
