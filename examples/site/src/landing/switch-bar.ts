// Bar with the switch between the three states of the page, and the figures.

import type { Switches } from '../switches';

interface SwitchBar {
  /** Address of the loader. */
  loader: string;
  switches: Switches;
}

const states = [
  ['none', 'No script'],
  ['enliven', 'Enliven'],
  ['restored', 'Given back'],
] as const;

export type PageState = (typeof states)[number][0];

/** Returns the address of this page with another value of one switch. */
const withSwitch = (query: string, name: string, value: string): string => {
  const search = new URLSearchParams(query);
  search.set(name, value);
  return `/?${search}`;
};

const other = ({ flavour, query }: Switches): string =>
  flavour === 'lite'
    ? `This page runs the lite flavour, which draws with Preact. <a href="${withSwitch(query, 'flavour', 'react')}#try">Run it with React</a>`
    : `This page draws with React. <a href="${withSwitch(query, 'flavour', 'lite')}#try">Run the lite flavour</a>`;

/** Returns the bar in the state without script. The page's script activates it. */
export const switchBar = ({ loader, switches }: SwitchBar): string => `<div class="lp-bar">
<fieldset class="lp-switch" data-switch data-loader="${loader}" data-bare="${withSwitch(switches.query, 'load', 'none')}" disabled>
<legend class="screen-reader-text">This page runs with</legend>
${states.map(([value, label]) => `<label><input type="radio" name="state" value="${value}" autocomplete="off"${value === 'none' ? ' checked' : ''}><span>${label}</span></label>`).join('\n')}
</fieldset>
<p class="lp-readout" aria-hidden="true"><span data-figure="kilobytes">–</span> kB <span data-figure="requests">–</span> requests <span data-figure="alive">–</span> active</p>
</div>
<p class="lp-status" role="status" data-status>No script: this is the HTML that the server sent.</p>
<p class="lp-small">${other(switches)}.</p>`;
