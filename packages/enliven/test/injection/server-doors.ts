/** Doors for HTML of the site's own server: replies of forms, fetched pages, and variants of split tests. */
import { batch, type Door, landed, printed, ready } from './door';

const AJAX = '/wp-admin/admin-ajax.php';
const IMAGE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/%3E';

const contact = (message: string, form: boolean) =>
  `<div id="et_pb_contact_form_0" class="et_pb_module et_pb_contact_form_0 et_pb_contact_form_container clearfix" data-form_unique_num="0" data-form_unique_id="1111-aaaa"><div class="et-pb-contact-message">${message}</div>${
    form
      ? '<div class="et_pb_contact"><form class="et_pb_contact_form clearfix" method="post" action=""><p class="et_pb_contact_field" data-id="name" data-type="input"><label for="name_0">Name</label><input id="name_0" class="input" name="et_pb_contact_name_0" value="Noor" data-required_mark="required" data-field_type="input" data-original_id="name"></p><input type="hidden" value="et_contact_proccess" name="et_pb_contactform_submit_0"><button type="submit" name="et_builder_submit_button" class="et_pb_contact_submit et_pb_button">Send</button><input type="hidden" name="_wpnonce-et-pb-contact-form-submitted-0" value="abc"></form></div>'
      : ''
  }</div>`;

const blog = (posts: string, page: number) =>
  `<div class="et_pb_module et_pb_blog_0 et_pb_posts clearfix"><div class="et_pb_ajax_pagination_container">${posts}<div class="pagination clearfix"><div class="alignleft"><a href="/blog/page/${page + 1}/?et_blog">Older Entries</a></div></div></div></div>`;
const post = (content: string) =>
  `<article class="et_pb_post clearfix"><h2 class="entry-title"><a href="/post">Post</a></h2><div class="post-content">${content}</div></article>`;

const reply = (isAccepted: boolean): Door => ({
  name: isAccepted ? 'a reply that accepts a contact form' : 'a reply that refuses a contact form',
  author: 'server',
  isolates: false,
  page: () => ({ body: contact('', true) }),
  answer: (request, payloads) =>
    request.method() === 'POST'
      ? {
          body: `<!doctype html><title>Page</title><body>${
            isAccepted
              ? contact(`<p>Thanks</p>${batch(payloads)}`, false)
              : contact('<p class="et_pb_contact_error_text">Fill in all fields.</p>', true).replace(
                  /<\/div>$/,
                  `${batch(payloads)}</div>`,
                )
          }</body>`,
        }
      : undefined,
  async use(page) {
    await page.locator('.et_pb_contact_submit').click();
    await landed(page, '.et_pb_contact_form_container');
  },
});

/** Doors of replies and fetched pages. */
export const serverDoors: readonly Door[] = [
  reply(true),
  reply(false),
  {
    name: 'a page in place',
    author: 'server',
    isolates: false,
    page: () => ({ body: blog(post('First'), 1) }),
    answer: (request, payloads) =>
      request.url().includes('/blog/page/2/')
        ? {
            body: `<!doctype html><html onclick="1"><head><style id="et-builder-module-design-cached-inline-styles">.x{}</style></head><body>${blog(post(batch(payloads)), 2)}</body></html>`,
          }
        : undefined,
    async use(page) {
      await page.locator('.pagination a').click();
      await landed(page, '.et_pb_ajax_pagination_container');
    },
  },
  {
    name: 'a page in the lightbox',
    author: 'server',
    isolates: false,
    page: () => ({
      body: `<div class="et_pb_gallery et_post_gallery"><div class="et_pb_gallery_image"><a href="/more.html" class="mfp-ajax"><img src='${IMAGE}' alt="A picture" width="90" height="60"></a></div></div>`,
    }),
    answer: (request, payloads) =>
      request.url().endsWith('/more.html') ? { body: `<!doctype html><body>${batch(payloads)}</body>` } : undefined,
    async use(page) {
      await ready(page);
      await page.locator('.et_pb_gallery_image img').click();
      await landed(page, 'dialog');
    },
  },
  {
    name: 'a variant of a split test',
    author: 'server',
    isolates: false,
    page: () => ({
      head: printed({
        et_pb_custom: {
          ajaxurl: AJAX,
          et_ab_log_nonce: '0a1b2c',
          is_ab_testing_active: '1',
          unique_test_id: 'r',
          ab_tests: [{ post_id: '42', test_id: 'r' }],
          ab_bounce_rate: '0',
          is_cache_plugin_active: 'yes',
        },
      }),
      body: '<div class="place"><div class="et_pb_subject_placeholder et_pb_subject_placeholder_id_42_1" style="display:none"></div></div>',
    }),
    answer: (request, payloads) =>
      request.url().includes(AJAX)
        ? (request.postData() ?? '').includes('et_pb_ab_get_subject_id')
          ? {
              json: {
                id: '1',
                content: `<div class="et_pb_ab_subject et_pb_ab_subject_id-42_1">${batch(payloads)}</div>`,
              },
            }
          : { body: '1' }
        : undefined,
    use: (page) => landed(page, '.place'),
  },
];
