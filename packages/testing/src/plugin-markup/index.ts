/** Forms with the form plugin's classes and attributes, but own texts. */

export interface FormOptions {
  id?: number;
  version?: string;
  /** Number in the unit tag. */
  n?: number;
  classes?: string;
  fields?: string;
  hidden?: string;
  output?: string;
}

export const wrap = (field: string, content: string): string =>
  `<span class="wpcf7-form-control-wrap" data-name="${field}">${content}</span>`;

export const text = (field: string, attributes = '', type = 'text'): string =>
  wrap(
    field,
    `<input size="40" class="wpcf7-form-control wpcf7-${type} wpcf7-text" aria-required="true" aria-invalid="false" value="" type="${type}" name="${field}" aria-label="${field}" ${attributes}>`,
  );

export const choices = (field: string, type: 'checkbox' | 'radio', labels: string[], classes = ''): string =>
  wrap(
    field,
    `<span class="wpcf7-form-control wpcf7-${type} ${classes}">${labels
      .map(
        (label) =>
          `<span class="wpcf7-list-item"><label><input type="${type}" name="${field}" value="${label}"><span class="wpcf7-list-item-label">${label}</span></label></span>`,
      )
      .join('')}</span>`,
  );

export const acceptance = (field: string, classes = ''): string =>
  wrap(
    field,
    `<span class="wpcf7-form-control wpcf7-acceptance ${classes}"><span class="wpcf7-list-item"><label><input type="checkbox" name="${field}" value="1" aria-invalid="false"><span class="wpcf7-list-item-label">I accept ${field}</span></label></span></span>`,
  );

export const quiz = (field: string): string =>
  wrap(
    field,
    `<label><span class="wpcf7-quiz-label">1+1=?</span> <input size="40" class="wpcf7-form-control wpcf7-quiz" autocomplete="off" aria-required="true" aria-invalid="false" type="text" name="${field}"></label><input type="hidden" name="_wpcf7_quiz_answer_${field}" value="old">`,
  );

export const captcha = (field: string): string =>
  `<input type="hidden" name="_wpcf7_captcha_challenge_${field}" value="1"><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-${field.replace(':', '')}" width="72" height="24" alt="captcha" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">${text(field).replace('wpcf7-text', 'wpcf7-captchar')}`;

const PLAIN = `<p>${text('your-name')}</p><p>${text('your-email', 'id="mail" aria-describedby="hint"', 'email')}<span id="hint">We answer there.</span></p>`;

/** A wrapper with its form. */
export function pluginForm({
  id = 7,
  version = '6.1.6',
  n = 1,
  classes = '',
  fields = PLAIN,
  hidden = '',
  output = '<div class="wpcf7-response-output" aria-hidden="true"></div>',
}: FormOptions = {}): string {
  const tag = `wpcf7-f${id}-p12-o${n}`;
  return `<div class="wpcf7 no-js" id="${tag}" lang="en-US" dir="ltr" data-wpcf7-id="${id}">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/contact/#${tag}" method="post" class="wpcf7-form init ${classes}" aria-label="Contact form" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="${id}"><input type="hidden" name="_wpcf7_version" value="${version}"><input type="hidden" name="_wpcf7_locale" value="en_US"><input type="hidden" name="_wpcf7_unit_tag" value="${tag}"><input type="hidden" name="_wpcf7_container_post" value="12"><input type="hidden" name="_wpcf7_posted_data_hash" value="">${hidden}</fieldset>
${fields}
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p>
${output}
</form></div>`;
}
