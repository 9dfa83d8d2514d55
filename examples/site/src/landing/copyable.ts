// Code with a button that copies it.

import { escapeHtml } from '../escape-html';

export interface Copyable {
  /** Completes "Copy …" for screen readers. */
  name: string;
  code: string;
  /** One line beside its button, or a block below it. */
  look: 'line' | 'block';
}

/** The button works once the page's script runs, and is hidden until then. */
export const copyable = ({ name, code, look }: Copyable): string =>
  `<div class="lp-copy lp-copy-${look}"><pre tabindex="0" role="region" aria-label="Code: ${name}"><code>${escapeHtml(code)}</code></pre>
<button type="button" class="lp-button" data-copy hidden><span aria-hidden="true">Copy</span><span class="screen-reader-text">Copy ${name}</span></button></div>`;
