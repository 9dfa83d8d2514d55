/** Doors for addresses and texts in attributes: lightboxes, links of modules, lazy images, multi-view attributes and replies of plugin forms. */
import { pluginForm } from '@enliven/testing/plugin-markup';
import { ADDRESSES } from './corpus/corpus';
import { type Door, printed, quoted, ready } from './door';

const IMAGE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/%3E';
const phone = { width: 390, height: 800 };
const KINDS = ['mfp-iframe', 'mfp-ajax', 'mfp-image', 'mfp-inline', ''];
/** Elements whose address a multi-view attribute may try to write. */
const WRITTEN = [
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'data',
  'poster',
  'xlink:href',
  'srcdoc',
  'onclick',
  'background',
  'ping',
];

const link = (address: string, at: number, title = 'x') =>
  `<div class="et_pb_gallery_image"><a class="${KINDS[at % KINDS.length]}" href="/none-${at}.png" data-mfp-src="${quoted(address)}" title="${quoted(title)}"><img src='${IMAGE}' alt="${quoted(title)}" width="9" height="6"></a></div>`;

/** Addresses that are not pages of the site; browsers do not skip every kind of white space before a protocol. */
export const FORBIDDEN = ADDRESSES.filter(
  ({ address, runs }) => runs && new URL(address, 'https://site.test/').protocol !== 'https:',
);

/** Doors of addresses and texts. */
export const addressDoors: readonly Door[] = [
  {
    name: 'addresses and titles of a lightbox',
    author: 'author',
    isolates: true,
    page: (payloads) => ({
      body: `<div class="et_pb_gallery et_post_gallery">${ADDRESSES.map(({ address }, at) => link(address, at, payloads[at * 7]?.markup)).join('')}</div>`,
    }),
    async use(page) {
      await ready(page);
      await page.locator('.et_pb_gallery_image img').nth(1).click();
      await page.locator('dialog').waitFor();
      for (const _ of ADDRESSES) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(25);
      }
    },
  },
  {
    name: 'addresses in multi-view attributes',
    author: 'author',
    isolates: true,
    page: () => ({
      body: ADDRESSES.map(({ address }) => {
        const attrs = {
          phone: { title: 'P', ...Object.fromEntries(WRITTEN.map((name) => [name, address])) },
          desktop: {},
        };
        return `<div class="et_pb_module"><div data-et-multi-view="${quoted(JSON.stringify({ slug: 'et_pb_text', target: 'a,img,iframe,video,object,b,button,form,input', schema: { attrs } }))}"><a>x</a><img alt=""><iframe></iframe><video></video><object></object><b>x</b><form><button type="button">x</button><input></form></div></div>`;
      }).join(''),
    }),
    async use(page) {
      await ready(page);
      await page.setViewportSize(phone);
      await page.locator('a[title=P]').first().waitFor();
    },
  },
  {
    name: 'addresses of modules that are links',
    author: 'author',
    isolates: true,
    page: () => ({
      head: printed({
        et_link_options_data: FORBIDDEN.map(({ n, address }) => ({
          class: `link_${n}`,
          url: address,
          target: n % 2 ? '_self' : '_blank',
        })),
      }),
      body: FORBIDDEN.map(({ n }) => `<div class="et_pb_module et_clickable link_${n}"><p>Module</p></div>`).join(''),
    }),
    async use(page) {
      await ready(page);
      await page.evaluate(() => {
        addEventListener(
          'click',
          (event) =>
            event.target instanceof HTMLAnchorElement &&
            !/^(javascript|data):/.test(event.target.protocol) &&
            event.preventDefault(),
        );
        for (const one of document.querySelectorAll<HTMLElement>('.et_clickable p')) one.click();
      });
    },
  },
  {
    name: 'a reply to a plugin form',
    author: 'server',
    isolates: true,
    page: () => ({
      head: printed({ wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } } }),
      body: pluginForm({}),
    }),
    answer(request, payloads) {
      if (!request.url().includes('/wp-json/')) return undefined;
      const text = payloads.map(({ markup }) => markup).join('\n');
      return {
        json: {
          contact_form_id: 1,
          status: 'validation_failed',
          message: text,
          into: '#wpcf7-f1-o1',
          posted_data_hash: text.slice(0, 90),
          invalid_fields: payloads.map(({ markup }) => ({
            field: 'your-name',
            message: markup,
            idref: markup,
            error_id: markup,
          })),
        },
      };
    },
    async use(page) {
      await ready(page);
      for (const field of await page.locator('.wpcf7 input:visible, .wpcf7 textarea:visible').all()) {
        if (await field.evaluate((one: HTMLInputElement) => /^(text|email|url|tel|textarea)$/.test(one.type)))
          await field.fill('a@b.example');
      }
      await page.locator('.wpcf7 [type=submit]').first().click();
      await page.waitForTimeout(500);
    },
  },
];
