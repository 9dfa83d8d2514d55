// Markup of the live modules in the theme's rows, each with a title, a verdict and its source.

import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { copyable } from './copyable';
import type { LiveModule } from './live-modules';

const part = ({ name, title, hint, html }: LiveModule): string =>
  `<section class="lp-module" aria-labelledby="${name}-title">
<h3 id="${name}-title">${title}</h3>
<p class="lp-hint">${hint} <span class="lp-verdict" data-verdict="${name}"></span></p>
<div class="lp-live" data-live="${name}">${html}</div>
<details class="lp-markup"><summary>View markup<span class="screen-reader-text"> of ${title}</span></summary>
${copyable({ name: `the markup of ${title}`, code: html, look: 'block' })}
</details>
</section>`;

/** Groups the modules in rows. Two half-width modules share a row. */
const rowsOf = (modules: LiveModule[]): LiveModule[][] => {
  const rows: LiveModule[][] = [];
  for (const module of modules) {
    const last = rows.at(-1);
    if (module.width === '1_2' && last?.length === 1 && last[0]?.width === '1_2') last.push(module);
    else rows.push([module]);
  }
  return rows;
};

export const printLive = (print: Print, modules: LiveModule[]): string => {
  const rows = rowsOf(modules).map((inside) =>
    row(print, {}, ...inside.map((module): [LiveModule['width'], string] => [module.width, part(module)])),
  );
  return `<div id="et-boc" class="et-boc"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3">
${section(print, {}, ...rows)}
</div></div></div>`;
};
