// Markup of code with a copy button.

import { escapeHtml } from '../escape-html';

export interface Copyable {
  /** Completes "Copy …" for screen readers. */
  name: string;
  code: string;
  /** `line`: one line next to its button; `block`: several lines below it. */
  look: 'line' | 'block';
}

/** Returns the markup. The button is hidden until the page's script runs. */
export const copyable = ({ name, code, look }: Copyable): string =>
  `<div class="lp-copy lp-copy-${look}"><pre tabindex="0" role="region" aria-label="Code: ${name}"><code>${escapeHtml(code)}</code></pre>
<button type="button" class="lp-button" data-copy hidden><span aria-hidden="true">Copy</span><span class="screen-reader-text">Copy ${name}</span></button></div>`;
