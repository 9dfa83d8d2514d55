// Markup of tabs: a list of controls, and their panels in the same order.

import { idAttribute, type Print, rootClass } from './print';

export interface Tab {
  label: string;
  content: string;
}

export interface TabsOptions {
  tabs: Tab[];
  id?: string;
  classes?: string[];
}

const tabsRoot = (print: Print, classes: string[]): string =>
  // Tabs are the only module here that generation 5 prints without its layout class.
  rootClass(print, 'tabs', classes).replace(' et_block_module', '');

const control = (print: Print, number: number, active: boolean, label: string): string => {
  const state = active ? ' et_pb_tab_active' : '';
  return print.generation === 4
    ? `<li class="et_pb_tab_${number}${state}"><a href="#">${label}</a></li>`
    : `<li class="et_pb_tab_nav_item_${number} et_pb_tab_nav_item et_pb_tab_${number}${state}"><a class="et_pb_tab_nav_item_link" href="#">${label}</a></li>`;
};

const panel = (print: Print, number: number, active: boolean, content: string): string => {
  const state = active ? ' et_pb_active_content' : '';
  const classes =
    print.generation === 4
      ? `et_pb_tab et_pb_tab_${number} clearfix${state}`
      : `et_pb_tab_${number} et_pb_tab clearfix${state} et_pb_module et_block_module`;
  return `<div class="${classes}"><div class="et_pb_tab_content">${content}</div></div>`;
};

export const tabs = (print: Print, options: TabsOptions): string => {
  const numbers = options.tabs.map(() => print.order('tab'));
  const printEach = (one: (number: number, active: boolean, tab: Tab) => string): string =>
    options.tabs.map((tab, index) => one(numbers[index] ?? index, index === 0, tab)).join('\n');
  return `<div${idAttribute(options.id)} class="${tabsRoot(print, options.classes ?? [])}">
<ul class="et_pb_tabs_controls clearfix">
${printEach((number, active, tab) => control(print, number, active, tab.label))}
</ul>
<div class="et_pb_all_tabs">
${printEach((number, active, tab) => panel(print, number, active, tab.content))}
</div>
</div>`;
};
