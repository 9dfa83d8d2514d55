// Markup of the builder's contact form in both generations: empty, rejected or accepted.

import type { ContactField, ContactForm } from '../content/contact-forms';
import { escapeHtml } from '../escape-html';
import type { Print } from './print';

/** State of a form after submission. */
export interface ContactState {
  /** Message. It replaces the form if `sent` is true, otherwise it precedes a new form. */
  message: string;
  sent: boolean;
  values: Record<string, string>;
}

export interface ContactOptions {
  /** State after submission, if the form was sent. */
  state?: ContactState | undefined;
  /** Address to which the form is sent. @default '/contact' */
  action?: string;
}

/** Nonce of the forms. */
export const contactNonce = '9c8b7a6d5e';

const digit = (): number => 1 + Math.floor(Math.random() * 15);

/** Returns the suffix of field names: the number of the form in generation 4, its long name in generation 5. */
export const formKey = (print: Print, { unique }: ContactForm, number: number): string =>
  print.generation === 4 ? `${number}` : unique;

const fieldName = (print: Print, { id }: ContactField, form: number, place: number): string =>
  print.generation === 4 ? `et_pb_contact_${id}_${form}` : `et_pb_contact_${form}_${id}_${place}`;

interface Printed {
  field: ContactField;
  name: string;
  value: string;
}

const dataOf = ({ id, type, required }: ContactField): string =>
  `data-required_mark="${required ? 'required' : 'not_required'}" data-field_type="${type}" data-original_id="${id}"`;

const options = ({ title }: ContactField, list: string): string =>
  `<span class="et_pb_contact_field_options_wrapper"><span class="et_pb_contact_field_options_title">${title}</span><span class="et_pb_contact_field_options_list">${list}</span></span>`;

const choices = ({ field, name, value }: Printed): string =>
  (field.options ?? [])
    .map((option, at) => {
      const radio = field.type === 'radio';
      const chosen = value.split(', ').includes(option) ? ' checked' : '';
      const own = radio ? ` name="${name}" ${dataOf(field)}` : '';
      return `<span class="et_pb_contact_field_${field.type}"><input type="${field.type}" id="${name}_${at}" class="input" value="${option}"${own} data-id="${at}"${chosen}><label for="${name}_${at}"><i></i>${option}</label></span>`;
    })
    .join('');

const control = (printed: Printed): string => {
  const { field, name, value } = printed;
  const { type, title, pattern, hint = '' } = field;
  const own = `id="${name}" name="${name}" ${dataOf(field)}`;
  const limits = pattern ? ` pattern="${pattern}" title="${hint}"` : '';
  switch (type) {
    case 'text':
      return `<textarea class="et_pb_contact_message input" ${own} placeholder="${title}">${escapeHtml(value)}</textarea>`;
    case 'select':
      return `<select class="et_pb_contact_select input" ${own}><option value="">${title}</option>${(field.options ?? []).map((option, at) => `<option value="${option}" data-id="${at}"${option === value ? ' selected' : ''}>${option}</option>`).join('')}</select>`;
    case 'checkbox':
      return `<input class="et_pb_checkbox_handle" type="hidden" name="${name}" ${dataOf(field)}>${options(field, choices(printed))}`;
    case 'radio':
      return options(field, choices(printed));
    default:
      return `<input type="text" class="input" value="${escapeHtml(value)}" ${own} placeholder="${title}"${limits}>`;
  }
};

const logicOf = ({ logic }: ContactField): string =>
  logic
    ? ` data-conditional-logic="${escapeHtml(JSON.stringify(logic.rules))}" data-conditional-relation="${logic.relation}"`
    : '';

const fieldOf = (print: Print, printed: Printed): string => {
  const { field, name } = printed;
  const order = print.order('contact_field');
  const half = field.half ? ['et_pb_contact_field_half'] : [];
  const last = field.half === 'first' ? [] : ['et_pb_contact_field_last'];
  const isGroup = field.type === 'radio' || field.type === 'checkbox';
  const four = print.generation === 4;
  const own = four
    ? ['et_pb_contact_field', `et_pb_contact_field_${order}`, ...half, ...last]
    : [`et_pb_contact_field_${order}`, 'et_pb_contact_field', ...half, 'et_pb_module', 'et_flex_module'];
  const tag = four ? 'p' : 'div';
  const label = `<label${isGroup && !four ? '' : ` for="${name}"`} class="et_pb_contact_form_label">${field.title}</label>`;
  return `<${tag} class="${own.join(' ')}" data-id="${field.id}" data-type="${field.type}"${logicOf(field)}>${label}${control(printed)}</${tag}>`;
};

const captchaOf = (print: Print, key: string): string => {
  const [first, second] = [digit(), digit()];
  const question = `<span class="et_pb_contact_captcha_question">${first} + ${second}</span> = `;
  const input = `<input type="text" size="2" class="input et_pb_contact_captcha" data-first_digit="${first}" data-second_digit="${second}" value="" name="et_pb_contact_captcha_${key}" data-required_mark="required" autocomplete="off" inputmode="numeric">`;
  const sum = print.generation === 4 ? question + input : `<label>${question}${input}</label>`;
  return `<div class="et_pb_contact_right${print.generation === 4 ? '' : ' et_pb_contact_field'}"><p class="clearfix">${sum}</p></div>`;
};

const formOf = (print: Print, form: ContactForm, number: number, { state, action = '/contact' }: ContactOptions) => {
  const values = state?.values ?? {};
  const address = print.link(action);
  const key = formKey(print, form, number);
  const fields = form.fields.map((field) => {
    const place = print.order('contact_place');
    const name = fieldName(print, field, number, place);
    return fieldOf(print, { field, name, value: values[field.id] ?? '' });
  });
  const nonce = `_wpnonce-et-pb-contact-form-submitted-${key}`;
  return `<div class="et_pb_contact"><form class="et_pb_contact_form clearfix" method="post" action="${address}">
${fields.join('\n')}
<input type="hidden" value="et_contact_proccess" name="et_pb_contactform_submit_${key}">
<div class="et_contact_bottom_container">${form.captcha ? captchaOf(print, key) : ''}<button type="submit" name="et_builder_submit_button" class="et_pb_contact_submit et_pb_button">${form.submit}</button></div>
<input type="hidden" id="${nonce}" name="${nonce}" value="${contactNonce}"><input type="hidden" name="_wp_http_referer" value="${address}">
</form></div>`;
};

export const contactForm = (print: Print, form: ContactForm, options: ContactOptions = {}): string => {
  const { state } = options;
  const number = print.order('contact_form');
  const four = print.generation === 4;
  const own = `et_pb_contact_form_${number} et_pb_contact_form_container clearfix`;
  const classes = four ? `et_pb_module ${own}` : `${own} et_pb_module et_flex_module`;
  const redirect = form.redirect ? ` data-redirect_url="${print.link(form.redirect)}"` : '';
  const message =
    state && (state.sent ? `<p>${state.message}</p>` : `<p class="et_pb_contact_error_text">${state.message}</p>`);
  return `<div id="et_pb_contact_form_${four ? number : form.unique}" class="${classes}" data-form_unique_num="${number}" data-form_unique_id="${form.unique}"${redirect}>
<h2 class="et_pb_contact_main_title">${form.title}</h2>
<div class="et-pb-contact-message">${message ?? ''}</div>
${state?.sent ? '' : formOf(print, form, number, options)}
</div>`;
};
