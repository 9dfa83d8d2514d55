// Markup of the newsletter sign-up in both generations.

import { escapeHtml } from '../escape-html';
import type { Print } from './print';

export interface SignUp {
  title: string;
  /** HTML. */
  words: string;
  list: string;
  provider?: string;
  names?: boolean;
  success: string;
  /** Returns the HTML of custom fields. */
  custom?: (number: number) => string;
  footer?: string;
  redirect?: { to: string; query: string };
}

const own = (number: number, name: string, label: string): string => {
  const id = `et_pb_signup_${name}${number > 0 ? `_${number}` : ''}`;
  return `<p class="et_pb_newsletter_field et_pb_contact_field_last"><label class="et_pb_contact_form_label" for="${id}">${label}</label><input id="${id}" class="input" type="text" placeholder="${label}" name="et_pb_signup_${name}"></p>`;
};

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="et_pb_signup_${name}" value="${value}">`;

export const signUp = (print: Print, options: SignUp): string => {
  const { title, words, list, provider = 'mailchimp', names = true, success, custom, footer, redirect } = options;
  const number = print.order('signup');
  const four = print.generation === 4;
  const look = 'et_pb_newsletter et_pb_subscribe clearfix et_pb_text_align_left et_pb_bg_layout_light';
  const classes = four
    ? `et_pb_module et_pb_signup_${number} et_pb_newsletter_layout_left_right ${look}`
    : `et_pb_signup_${number} et_pb_signup ${look} et_pb_module et_flex_module`;
  const leads = redirect
    ? ` data-redirect_url="${escapeHtml(redirect.to)}" data-redirect_query="${redirect.query}" data-ip_address="127.0.0.1"`
    : '';
  return `<div id="sign-up-${number}" class="${classes}"${leads}>
<div class="et_pb_newsletter_description"><h2 class="et_pb_module_header">${title}</h2><div>${words}</div></div>
<div class="et_pb_newsletter_form"><form method="post"${custom ? ' class="et_pb_newsletter_custom_fields"' : ''}>
<div class="et_pb_newsletter_result et_pb_newsletter_error"></div>
<div class="et_pb_newsletter_result et_pb_newsletter_success"><h3>${success}</h3></div>
<div class="et_pb_newsletter_fields">
${names ? own(number, 'firstname', 'First name') + own(number, 'lastname', 'Last name') : ''}${own(number, 'email', 'Email')}
${custom?.(number) ?? ''}
<p class="et_pb_newsletter_button_wrap"><a class="et_pb_newsletter_button et_pb_button" href="#" data-icon=""><span class="et_subscribe_loader"></span><span class="et_pb_newsletter_button_text">Subscribe</span></a></p>
${footer ? `<div class="et_pb_newsletter_footer"><p>${footer}</p></div>` : ''}</div>
${hidden('provider', provider)}${hidden('list_id', list)}${hidden('account_name', 'Tidewheel')}${hidden('ip_address', 'true')}${hidden('checksum', `sum-of-${list}`)}
</form></div>
</div>`;
};
