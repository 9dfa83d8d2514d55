// Markup of the footer: four widgets and the bottom line.

import { type Chrome, menuItems } from './header';
import { isSingle } from './print';

const widget = (title: string, content: string): string =>
  `<div class="footer-widget"><div class="fwidget et_pb_widget"><h2 class="title">${title}</h2>${content}</div></div>`;

/** Returns links between both generations of a page. */
const generations = ({ print, words, path }: Chrome): string => {
  if (isSingle(path)) return '';
  const other = print.generation === 4 ? 5 : 4;
  const address = print.link(path).replace(/^\/d5/, '');
  return `<p>${words.printedAs(print.generation)} <a href="${other === 5 ? '/d5' : ''}${address}">${words.seeOther(other)}</a></p>`;
};

export const footer = (chrome: Chrome): string => {
  const { words } = chrome;
  return `<footer id="main-footer">
<div class="container"><div id="footer-widgets" class="clearfix">
${widget(words.aboutTitle, `<p>${words.about}</p>`)}
${widget(words.visit, `<ul>${words.hours.map((line) => `<li>${line}</li>`).join('')}</ul>`)}
${widget(words.more, `<ul class="bottom-nav">${menuItems(chrome, words.secondaryMenu)}</ul>`)}
${widget(words.thisPage, `<p>${words.runsOn}</p>${generations(chrome)}`)}
</div></div>
<div id="footer-bottom"><div class="container clearfix"><p id="footer-info">${words.imprint}</p></div></div>
</footer>`;
};
