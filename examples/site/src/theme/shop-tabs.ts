// Markup of the shop's product tabs, whose controls link to real hashes such as #tab-description.

import { type Print, rootClass } from './print';

export interface ShopTab {
  /** Name, for example `description` for the hash `#tab-description`. */
  name: string;
  label: string;
  content: string;
}

const control = (print: Print, { name, label }: ShopTab, active: boolean): string => {
  const state = active ? ' et_pb_tab_active' : '';
  return print.generation === 4
    ? `<li class="${name}_tab${state}"><a href="#tab-${name}">${label}</a></li>`
    : `<li class="et_pb_tab_nav_item et_pb_tab_nav_item_${name}${state}" data-id="${name}"><a href="#tab-${name}">${label}</a></li>`;
};

const panel = (print: Print, { name, content }: ShopTab, active: boolean): string => {
  const own = print.generation === 4 ? [] : [`${name}_tab`];
  const classes = [...own, 'et_pb_tab', 'clearfix', ...(active ? ['et_pb_active_content'] : [])];
  return `<div class="${classes.join(' ')}"><div class="et_pb_tab_content">${content}</div></div>`;
};

export const shopTabs = (print: Print, tabs: ShopTab[]): string => {
  const inner = `<ul class="et_pb_tabs_controls clearfix">
${tabs.map((tab, index) => control(print, tab, index === 0)).join('\n')}
</ul>
<div class="et_pb_all_tabs">
${tabs.map((tab, index) => panel(print, tab, index === 0)).join('\n')}
</div>`;
  const classes = rootClass(print, 'wc_tabs', ['et_pb_tabs']).replace(' et_block_module', '');
  return print.generation === 4
    ? `<div class="${classes}">\n${inner}\n</div>`
    : `<div class="${classes}"><div class="et_pb_module_inner">\n${inner}\n</div></div>`;
};
