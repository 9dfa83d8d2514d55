/** Doors for texts: answers to a sign-up, its redirects, and pins and places of a map. */
import { config } from '../support/markup';
import { FORBIDDEN } from './address-doors';
import type { Payload } from './corpus/corpus';
import { type Door, printed, quoted, ready } from './door';

const AJAX = '/wp-admin/admin-ajax.php';
const SETTINGS = printed({ et_pb_custom: { ajaxurl: AJAX, et_frontend_nonce: 'n0nce' } });

const signUp = (id: string, more = '') =>
  `<div id="${id}" class="et_pb_module et_pb_newsletter et_pb_subscribe clearfix" ${more}><div class="et_pb_newsletter_form"><form method="post"><div class="et_pb_newsletter_result et_pb_newsletter_error"></div><div class="et_pb_newsletter_result et_pb_newsletter_success"><h2>Success!</h2></div><div class="et_pb_newsletter_fields"><p class="et_pb_newsletter_field"><label for="${id}-mail">Email</label><input id="${id}-mail" class="input" type="text" name="et_pb_signup_email"></p><p class="et_pb_newsletter_button_wrap"><a class="et_pb_newsletter_button et_pb_button" href="#"><span class="et_subscribe_loader"></span><span class="et_pb_newsletter_button_text">Subscribe</span></a></p></div><input type="hidden" value="aweber" name="et_pb_signup_provider"><input type="hidden" value="abc123" name="et_pb_signup_list_id"></form></div></div>`;

/** Answers that show a message, the last of which is a page instead of data. */
const ANSWERS: readonly ((text: string) => { json?: unknown; body?: string })[] = [
  (text) => ({ json: { error: text } }),
  (text) => ({ json: { success: false, data: { error: text }, message: text, redirect_url: 'javascript:ran(-1)' } }),
  (text) => ({ json: { success: text, error: text, data: [text] } }),
  (text) => ({ body: text }),
];

const signUpDoors: readonly Door[] = [
  {
    name: 'answers to a sign-up',
    author: 'server',
    isolates: true,
    page: () => ({ head: SETTINGS, body: signUp('su') }),
    answer(request, payloads) {
      if (!request.url().includes(AJAX)) return undefined;
      const turn = Number(/mail(\d)/.exec(request.postData() ?? '')?.[1]);
      return ANSWERS[turn]?.(payloads.map(({ markup }) => markup).join('\n'));
    },
    async use(page) {
      await ready(page);
      for (const turn of ANSWERS.keys()) {
        await page.locator('#su-mail').fill(`mail${turn}@b.example`);
        const answered = page.waitForResponse((response) => response.url().includes(AJAX));
        await page.locator('#su .et_pb_newsletter_button').click();
        await answered;
        await page.waitForFunction(() => document.querySelector('.et_pb_newsletter_error')?.childElementCount === 1);
      }
    },
  },
  {
    name: 'addresses to which a sign-up redirects',
    author: 'author',
    isolates: true,
    page: () => ({
      head: SETTINGS,
      body: FORBIDDEN.map(({ n, address }) =>
        signUp(`su${n}`, `data-redirect_url="${quoted(address)}" data-redirect_query="email|css_id"`),
      ).join(''),
    }),
    answer: (request) => (request.url().includes(AJAX) ? { json: { success: true } } : undefined),
    async use(page) {
      await ready(page);
      await page.evaluate(() => {
        for (const field of document.querySelectorAll<HTMLInputElement>('[name=et_pb_signup_email]'))
          field.value = 'a@b.example';
        for (const button of document.querySelectorAll<HTMLElement>('.et_pb_newsletter_button')) button.click();
      });
      await page.waitForFunction(
        (count) => document.querySelectorAll('.et_pb_newsletter_success[role=status]').length === count,
        FORBIDDEN.length,
      );
    },
  },
];

/** Markup that the server may print in a hidden window of a pin, since it waits for an event: `<b onclick="ran(7)">x`. */
const waiting = ({ markup }: Payload): string => {
  const [, tag] = /^<(b|a|h2|label|mark|figure|li)(?: [^>]*)? on(?!load)\w+="[^"]*">x$/.exec(markup) ?? [];
  return tag ? `${markup}</${tag}>` : '';
};

/** @param tiles address of the tiles, with which the map is drawn; otherwise there is only the list */
const map = (tiles?: string): Door => ({
  name: tiles ? 'pins of a map' : 'places without a map',
  author: 'author',
  isolates: true,
  page: (payloads) => ({
    head: `<style>.et_pb_map{height:500px}.et_pb_map_pin{display:none}</style>${tiles ? config({ map: { tiles } }) : ''}`,
    body: `<div class="et_pb_module et_pb_map_container"><div class="et_pb_map" data-center-lat="54" data-center-lng="10" data-zoom="10" data-mouse-wheel="off"></div>${payloads
      .map(
        (payload, at) =>
          `<div class="et_pb_map_pin" data-lat="${54 + (at % 20) / 100}" data-lng="${10 + Math.floor(at / 20) / 100}" data-title="${at % 2 ? quoted(payload.markup) : ''}"><h3>${quoted(payload.markup)}</h3><div class="infowindow" data-n="${payload.n}">${quoted(payload.markup)}${waiting(payload)}</div></div>`,
      )
      .join('')}</div>`,
  }),
  answer: (request) =>
    request.url().includes('/tiles/')
      ? { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>' }
      : undefined,
  async use(page, payloads) {
    await ready(page);
    const count = payloads.length;
    await page.waitForFunction((all) => document.querySelectorAll('.enliven-map-places li').length === all, count);
    if (!tiles) return;
    await page.waitForFunction((all) => document.querySelectorAll('.leaflet-marker-icon').length === all, count);
    const opened = await page.evaluate(() => {
      let windows = 0;
      for (const pin of document.querySelectorAll<HTMLElement>('.leaflet-marker-icon')) {
        pin.click();
        if (document.querySelector('.leaflet-popup .infowindow')) windows++;
      }
      return windows;
    });
    if (opened !== count) throw new Error(`${opened} of ${count} pins open`);
  },
});

/** Doors of texts. */
export const textDoors: readonly Door[] = [...signUpDoors, map('/tiles/{z}/{x}/{y}.svg'), map()];
