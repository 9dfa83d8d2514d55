/** Page with a form of the form plugin that has two hundred fields. */

const FIELDS = 200;
/** Field in which the visitor types, between other fields. */
export const TYPED = 'field-100';

export interface TypingPage {
  /** Adds a counter below the field in which the visitor types. */
  counter: boolean;
  /** Address of the script. Omit it for a page without script. */
  script?: string;
}

const name = (at: number) => `field-${at}`;

const field = (at: number): string => {
  const control = `name="${name(at)}" aria-required="true" aria-invalid="false"`;
  const classes = 'wpcf7-form-control wpcf7-text wpcf7-validates-as-required';
  const input =
    name(at) === TYPED
      ? `<textarea cols="40" rows="4" maxlength="2000" class="${classes}" ${control}></textarea>`
      : `<input size="40" maxlength="400" class="${classes}" value="" type="text" ${control}>`;
  return `<p><label>Question ${at}<br><span class="wpcf7-form-control-wrap" data-name="${name(at)}">${input}</span></label></p>`;
};

const count = `<p><span class="wpcf7-character-count down" data-target-name="${TYPED}" data-starting-value="2000" data-current-value="2000" data-maximum-value="2000" data-minimum-value="0">2000</span> letters are left.</p>`;

/** Validation rules, as the server sends them. */
export const SCHEMA = JSON.stringify({
  version: 'SWV',
  locale: 'en_US',
  rules: Array.from({ length: FIELDS }, (_, at) => ({ rule: 'required', field: name(at), error: 'Please answer.' })),
});

export const typingPage = ({ counter, script }: TypingPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Two hundred questions</title>
<style>body{font:16px/1.5 sans-serif;max-width:40em;margin:auto}input,textarea{font:inherit;width:100%}.wpcf7-not-valid-tip{color:#b00;display:block}</style></head>
<body><main><h1>Two hundred questions</h1>
<div class="wpcf7 no-js" id="wpcf7-f7-o1" lang="en-US" dir="ltr" data-wpcf7-id="7">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>
<form action="/#wpcf7-f7-o1" method="post" class="wpcf7-form init" aria-label="Questions" novalidate data-status="init">
<fieldset class="hidden-fields-container" hidden><input type="hidden" name="_wpcf7" value="7"><input type="hidden" name="_wpcf7_version" value="6.1.6"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f7-o1"></fieldset>
${Array.from({ length: FIELDS }, (_, at) => field(at) + (counter && name(at) === TYPED ? count : '')).join('\n')}
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p>
<div class="wpcf7-response-output" aria-hidden="true"></div></form></div></main>
<script>var wpcf7 = {"api":{"root":"/wp-json/","namespace":"contact-form-7/v1"}};</script>
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}</body></html>`;
