/** Contact forms and sign-ups as Divi 4 and 5 print them. */
import { html } from '@enliven/testing';

export interface FieldOptions {
  required?: boolean;
  /** Attributes of the wrapper. */
  more?: string;
  pattern?: string;
  custom?: boolean;
}

const mark = (required: boolean | undefined) => (required === false ? 'not_required' : 'required');

const wrap = (id: string, type: string, { more = '', custom }: FieldOptions, inner: string) =>
  html`<p class="et_pb_contact_field${custom ? ' et_pb_signup_custom_field et_pb_newsletter_field' : ''}" data-id="${id}" data-type="${type}" ${more}><label for="et_pb_contact_${id}_0" class="et_pb_contact_form_label">${id[0]?.toUpperCase()}${id.slice(1)}</label>${inner}</p>`;

const data = (id: string, type: string, { required }: FieldOptions) =>
  `data-required_mark="${mark(required)}" data-field_type="${type}" data-original_id="${id}"`;

export const input = (id: string, type = 'input', options: FieldOptions = {}) =>
  wrap(
    id,
    type,
    options,
    `<input type="text" id="et_pb_contact_${id}_0" class="input" value="" name="et_pb_contact_${id}_0" ${data(id, type, options)} placeholder="${id}"${options.pattern ? ` pattern="${options.pattern}"` : ''}>`,
  );

export const area = (id: string, options: FieldOptions = {}) =>
  wrap(
    id,
    'text',
    options,
    `<textarea name="et_pb_contact_${id}_0" id="et_pb_contact_${id}_0" class="et_pb_contact_message input" ${data(id, 'text', options)} placeholder="${id}"></textarea>`,
  );

export const select = (id: string, values: string[], options: FieldOptions = {}) =>
  wrap(
    id,
    'select',
    options,
    `<select id="et_pb_contact_${id}_0" class="et_pb_contact_select input" name="et_pb_contact_${id}_0" ${data(id, 'select', options)}><option value="">${id}</option>${values.map((value, at) => `<option value="${value}" data-id="${id}-${at}">${value}</option>`).join('')}</select>`,
  );

const list = (items: string) =>
  `<span class="et_pb_contact_field_options_wrapper"><span class="et_pb_contact_field_options_title">Options</span><span class="et_pb_contact_field_options_list">${items}</span></span>`;

export const radio = (id: string, values: string[], options: FieldOptions = {}) =>
  wrap(
    id,
    'radio',
    options,
    list(
      values
        .map(
          (value, at) =>
            `<span class="et_pb_contact_field_radio"><input type="radio" id="${id}_${at}" class="input" value="${value}" name="et_pb_contact_${id}_0" ${data(id, 'radio', options)} data-id="${id}-${at}"><label for="${id}_${at}"><i></i>${value}</label></span>`,
        )
        .join(''),
    ),
  );

export const boxes = (id: string, values: string[], options: FieldOptions = {}, type = 'checkbox') =>
  wrap(
    id,
    type,
    options,
    `<input class="et_pb_checkbox_handle" type="hidden" name="et_pb_contact_${id}_0" ${data(id, type, options)}>${list(
      values
        .map(
          (value, at) =>
            `<span class="et_pb_contact_field_checkbox"><input type="checkbox" id="${id}_${at}" class="input" value="${value}" data-id="${id}-${at}"><label for="${id}_${at}"><i></i>${value}</label></span>`,
        )
        .join(''),
    )}`,
  );

export const logic = (relation: 'all' | 'any', ...rules: [string, string, string][]) =>
  `data-conditional-logic="${JSON.stringify(rules).replaceAll('"', '&quot;')}" data-conditional-relation="${relation}"`;

export const captcha = html`<div class="et_pb_contact_right"><p class="clearfix"><span class="et_pb_contact_captcha_question">7 + 12</span> = <input type="text" size="2" class="input et_pb_contact_captcha" data-first_digit="7" data-second_digit="12" value="" name="et_pb_contact_captcha_0" data-required_mark="required" autocomplete="off"></p></div>`;

export interface ContactOptions {
  fields?: string;
  /** Attributes of the container. */
  more?: string;
  message?: string;
  nonce?: string;
  action?: string;
  /** Whether the container has a form; false for the page after a success. */
  form?: boolean;
}

const FIELDS = input('name') + input('email', 'email') + area('message');

/** Content of the container. */
const content = ({ fields = FIELDS, message = '', nonce = 'abc', action = '', form = true }: ContactOptions) =>
  html`<h1 class="et_pb_contact_main_title">Write</h1><div class="et-pb-contact-message">${message}</div>${
    form
      ? html`<div class="et_pb_contact"><form class="et_pb_contact_form clearfix" method="post" action="${action}">${fields}<input type="hidden" value="et_contact_proccess" name="et_pb_contactform_submit_0"><div class="et_contact_bottom_container"><button type="submit" name="et_builder_submit_button" class="et_pb_contact_submit et_pb_button">Send</button></div><input type="hidden" id="_wpnonce-et-pb-contact-form-submitted-0" name="_wpnonce-et-pb-contact-form-submitted-0" value="${nonce}"><input type="hidden" name="_wp_http_referer" value="/contact/"></form></div>`
      : ''
  }`;

/** Rules of the theme's style sheet that hide parts of forms until its script runs. */
const THEME = html`<style>.et_pb_contact_field[data-conditional-logic], .et_pb_newsletter_result { display: none }</style>`;

const container = (options: ContactOptions) =>
  html`<div id="et_pb_contact_form_0" class="et_pb_module et_pb_contact_form_0 et_pb_contact_form_container clearfix" data-form_unique_num="0" data-form_unique_id="11111111-aaaa-4aaa" ${options.more ?? ''}>${content(options)}</div>`;

export const contact = (options: ContactOptions = {}) => container(options) + THEME;

/** A whole page, as in the server's answer. */
export const reply = (options: ContactOptions = {}) =>
  `<!doctype html><title>Page</title><body>${container(options)}</body>`;

export const THANKS = '<p>Thanks for contacting us</p>';
export const REFUSED = '<p class="et_pb_contact_error_text">Make sure you fill in all required fields.</p>';

/** The form as Divi 5 prints it. */
export const five = (options: ContactOptions = {}) =>
  contact(options)
    .replaceAll('et_pb_contactform_submit_0', 'et_pb_contactform_submit_11111111-aaaa-4aaa')
    .replaceAll('form-submitted-0', 'form-submitted-11111111-aaaa-4aaa')
    .replace('et_pb_contact_captcha_0', 'et_pb_contact_captcha_11111111-aaaa-4aaa');

const own = (name: string, label: string) =>
  html`<p class="et_pb_newsletter_field"><label class="et_pb_contact_form_label" for="et_pb_signup_${name}" style="display: none;">${label}</label><input id="et_pb_signup_${name}" class="input" type="text" placeholder="${label}" name="et_pb_signup_${name}"></p>`;

export interface SignUpOptions {
  more?: string;
  custom?: string;
  provider?: string;
  names?: boolean;
}

export const signUp = ({ more = '', custom = '', provider = 'aweber', names = true }: SignUpOptions = {}) =>
  html`<div id="su1" class="et_pb_module et_pb_signup_0 et_pb_newsletter et_pb_subscribe clearfix" ${more}><div class="et_pb_newsletter_description"><h2>Subscribe</h2></div><div class="et_pb_newsletter_form"><form method="post"${custom ? ' class="et_pb_newsletter_custom_fields"' : ''}><div class="et_pb_newsletter_result et_pb_newsletter_error"></div><div class="et_pb_newsletter_result et_pb_newsletter_success"><h2>Success!</h2></div><div class="et_pb_newsletter_fields">${names ? own('firstname', 'First Name') + own('lastname', 'Last Name') : ''}${own('email', 'Email')}${custom}<p class="et_pb_newsletter_button_wrap"><a class="et_pb_newsletter_button et_pb_button" href="#" data-icon=""><span class="et_subscribe_loader"></span><span class="et_pb_newsletter_button_text">Subscribe</span></a></p></div><input type="hidden" value="${provider}" name="et_pb_signup_provider"><input type="hidden" value="abc123" name="et_pb_signup_list_id"><input type="hidden" value="Rig" name="et_pb_signup_account_name"><input type="hidden" value="true" name="et_pb_signup_ip_address"><input type="hidden" value="c5um" name="et_pb_signup_checksum"></form></div></div>${THEME}`;

/** Whether an element is displayed. */
export const isShown = (element: Element | null): boolean => !!element && getComputedStyle(element).display !== 'none';
