/** A whole page with plugin forms, the plugin's style rules, and its settings. */
import { pluginForm } from '@enliven/testing/plugin-markup';

const STYLE = `<style>
.wpcf7 .screen-reader-response { position: absolute; overflow: hidden; clip-path: inset(50%); width: 1px; height: 1px; margin: -1px; }
.wpcf7 .hidden-fields-container { display: none; }
.wpcf7 form:is(.init, .resetting, .submitting) .wpcf7-response-output { display: none; }
.wpcf7-spinner { visibility: hidden; }
.wpcf7 form.submitting .wpcf7-spinner { visibility: visible; }
</style>`;

export interface FormPage {
  /** Address of the form's server. */
  root: string;
  /** Entry script. @default '/enliven/enliven.js' */
  src?: string;
  fields?: string;
  /** Nonce that allows the page's own inline code under its policy. */
  nonce?: string;
  settings?: object;
}

export const formPage = ({
  root,
  src = '/enliven/enliven.js',
  fields,
  nonce = 'page',
  settings = {},
}: FormPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forms</title><link rel="icon" href="data:,">${STYLE}
<script nonce="${nonce}">var wpcf7 = ${JSON.stringify({ api: { root: `${root}/wp-json/`, namespace: 'contact-form-7/v1' }, ...settings })};</script>
<script type="module" src="${src}"></script></head>
<body><main><h1>Forms</h1>${pluginForm(fields === undefined ? {} : { fields })}</main></body></html>`;
