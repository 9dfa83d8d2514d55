// Markup of the form plugin: the wrapper, the hidden fields, and each kind of field.

import { escapeHtml } from '../escape-html';
import type { Print } from './print';

export interface PluginForm {
  id: number;
  /** HTML of the fields. */
  fields: string;
  submit: string;
  /** Name of the form. */
  label: string;
  classes?: string[];
  /** Nonce, which forms for logged-in users have. */
  nonce?: string;
}

/** Returns a form. The plugin numbers its forms from 1 on each page. */
export const pluginForm = (print: Print, { id, fields, submit, label, classes = [], nonce }: PluginForm): string => {
  const tag = `wpcf7-f${id}-p12-o${print.order('wpcf7') + 1}`;
  const files = fields.includes('type="file"') ? ' enctype="multipart/form-data"' : '';
  const hidden = {
    _wpcf7: id,
    _wpcf7_version: '6.1.6',
    _wpcf7_locale: 'en_US',
    _wpcf7_unit_tag: tag,
    _wpcf7_container_post: 12,
    _wpcf7_posted_data_hash: '',
    ...(nonce ? { _wpnonce: nonce } : {}),
  };
  const inputs = Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<div class="wpcf7 no-js" id="${tag}" lang="en-US" dir="ltr" data-wpcf7-id="${id}">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/forms#${tag}" method="post" class="${['wpcf7-form init', ...classes].join(' ')}" aria-label="${label}"${files} novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container">${inputs.join('')}</fieldset>
${fields}
<p class="tw-send"><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="${submit}"></p>
<div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
</div>`;
};

/** Wraps a control in the markup of every field. */
const wrap = (name: string, control: string): string =>
  `<span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span>`;

export interface Field {
  name: string;
  label: string;
  /** `text`, `email`, `url`, `tel`, `number`, `range`, `date`, `file`. @default 'text' */
  type?: string;
  required?: boolean;
  /** Additional attributes. */
  attributes?: string;
}

const requiredClass = (required: boolean): string => (required ? ' wpcf7-validates-as-required' : '');
const requiredMark = (required: boolean): string => (required ? 'aria-required="true" ' : '');
const star = (required: boolean): string => (required ? '' : ' <small>(optional)</small>');

export const field = ({ name, label, type = 'text', required = false, attributes = '' }: Field): string => {
  const also = /^(email|url|tel)$/.test(type) ? ` wpcf7-text wpcf7-validates-as-${type}` : '';
  const id = `field-${name}`;
  const input = `<input id="${id}" class="wpcf7-form-control wpcf7-${type}${requiredClass(required)}${also}" ${requiredMark(required)}aria-invalid="false" type="${type}" name="${name}" ${attributes}>`;
  return `<p class="tw-field"><label for="${id}">${label}${star(required)}</label>${wrap(name, input)}</p>`;
};

export const textarea = (name: string, label: string, attributes = ''): string =>
  `<p class="tw-field"><label for="field-${name}">${label}${star(false)}</label>${wrap(name, `<textarea id="field-${name}" rows="5" class="wpcf7-form-control wpcf7-textarea" aria-invalid="false" name="${name}" ${attributes}></textarea>`)}</p>`;

export const select = (name: string, label: string, options: string[], required = false): string =>
  `<p class="tw-field"><label for="field-${name}">${label}${star(required)}</label>${wrap(name, `<select id="field-${name}" class="wpcf7-form-control wpcf7-select${requiredClass(required)}" ${requiredMark(required)}aria-invalid="false" name="${name}"><option value="">Please choose</option>${options.map((option) => `<option value="${escapeHtml(option)}">${escapeHtml(option)}</option>`).join('')}</select>`)}</p>`;

export interface Choices {
  name: string;
  label: string;
  type: 'checkbox' | 'radio';
  options: string[];
  exclusive?: boolean;
  /** Whether the last option has a text input. */
  freeText?: boolean;
}

export const choices = ({ name, label, type, options, exclusive = false, freeText = false }: Choices): string => {
  const last = options.length - 1;
  const items = options.map((option, at) => {
    const free = freeText && at === last;
    const classes = `${at === 0 ? ' first' : ''}${at === last ? ' last' : ''}${free ? ' has-free-text' : ''}`;
    const text = free
      ? ` <input type="text" name="_wpcf7_free_text_${name}" class="wpcf7-free-text" aria-label="${option}">`
      : '';
    return `<span class="wpcf7-list-item${classes}"><label><input type="${type}" name="${name}${type === 'checkbox' && !exclusive ? '[]' : ''}" value="${option}"><span class="wpcf7-list-item-label">${option}</span></label>${text}</span>`;
  });
  const group = `<span class="wpcf7-form-control wpcf7-${type}${exclusive ? ' wpcf7-exclusive-checkbox' : ''}">${items.join('')}</span>`;
  return `<fieldset class="tw-field tw-choices"><legend>${label}</legend>${wrap(name, group)}</fieldset>`;
};

export const acceptance = (name: string, words: string, kind: '' | 'optional' | 'invert' = ''): string =>
  `<p class="tw-field">${wrap(name, `<span class="wpcf7-form-control wpcf7-acceptance ${kind}"><span class="wpcf7-list-item"><label><input type="checkbox" name="${name}" value="1" aria-invalid="false"><span class="wpcf7-list-item-label">${words}</span></label></span></span>`)}</p>`;

export const quiz = (name: string, [question, hash]: [question: string, hash: string]): string =>
  `<p class="tw-field">${wrap(name, `<label><span class="wpcf7-quiz-label">${question}</span> <input class="wpcf7-form-control wpcf7-quiz" autocomplete="off" aria-required="true" aria-invalid="false" type="text" name="${name}"></label><input type="hidden" name="_wpcf7_quiz_answer_${name}" value="${hash}">`)}</p>`;

export const captcha = (name: string, address: string): string => {
  const challenge = /(\d+)\.png$/.exec(address)?.[1] ?? '';
  return `<p class="tw-field tw-captcha"><input type="hidden" name="_wpcf7_captcha_challenge_${name}" value="${challenge}"><label for="field-${name}">The four letters in the picture</label><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-${name}" width="84" height="28" alt="Four letters to copy" src="${address}">${wrap(name, `<input id="field-${name}" size="4" maxlength="4" class="wpcf7-form-control wpcf7-captchar" autocomplete="off" aria-invalid="false" type="text" name="${name}">`)}</p>`;
};

export const counter = (target: string, way: 'up' | 'down', maximum: number): string => {
  const start = way === 'up' ? 0 : maximum;
  return `<span class="wpcf7-character-count ${way}" data-target-name="${target}" data-starting-value="${start}" data-current-value="${start}" data-maximum-value="${maximum}" data-minimum-value="">${start}</span>`;
};
