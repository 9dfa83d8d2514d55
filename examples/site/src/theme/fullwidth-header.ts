// Markup of the fullwidth header, sections with dividers, and clickable modules.

import { type Print, rootClass } from './print';
import { type SectionOptions, section } from './section';

export interface FullwidthHeaderOptions {
  title: string;
  subhead: string;
  content: string;
  /** File name in public/images. */
  picture?: string;
  button?: [label: string, href: string];
}

export const fullwidthHeader = (print: Print, options: FullwidthHeaderOptions): string => {
  const { title, subhead, content, picture, button } = options;
  const look = ['et_pb_text_align_center', 'et_pb_bg_layout_dark', 'et_pb_fullscreen'];
  const root = rootClass(print, 'fullwidth_header', picture ? [...look, 'et_pb_header_with_image'] : look);
  const more = button
    ? `<a class="et_pb_button et_pb_more_button et_pb_button_one" href="${button[1]}">${button[0]}</a>`
    : '';
  const image = picture
    ? `<div class="header-image-container bottom"><div class="header-image"><img src="/images/${picture}.svg" alt="" width="480" height="360"></div></div>`
    : '';
  return `<div class="et_pb_section et_pb_section_${print.order('section')} et_pb_fullwidth_section tw-flush"><section class="${root}">
<div class="et_pb_fullwidth_header_container center"><div class="header-content-container center"><div class="header-content"><h1 class="et_pb_module_header">${title}</h1><span class="et_pb_fullwidth_header_subhead">${subhead}</span><div class="et_pb_header_content_wrapper"><p>${content}</p></div>${more}</div></div>${image}</div>
<div class="et_pb_fullwidth_header_overlay"></div>
<div class="et_pb_fullwidth_header_scroll"><a href="#" class="scroll-down-container"><span class="scroll-down et-pb-icon">↓</span></a></div>
</section></div>`;
};

/** Returns a section with wave dividers at both ends. */
export const wavySection = (print: Print, options: SectionOptions, ...rows: string[]): string =>
  section(
    print,
    { ...options, classes: ['section_has_divider', 'et_pb_bottom_divider', 'et_pb_top_divider'] },
    '<div class="et_pb_top_inside_divider et-no-transition"></div>',
    ...rows,
    '<div class="et_pb_bottom_inside_divider et-no-transition"></div>',
  );

export interface CardOptions {
  title: string;
  /** HTML. */
  words: string;
  url: string;
  target?: '_self' | '_blank';
}

/** Returns a blurb that is clickable as a whole. */
export const card = (print: Print, { title, words, url, target = '_self' }: CardOptions): string => {
  const root = rootClass(print, 'blurb', ['et_clickable', 'et_pb_bg_layout_light']);
  const name = print.generation === 4 ? 'et_link_options_data' : 'diviElementLinkData';
  const entry = { class: /et_pb_blurb_\d+/.exec(root)?.[0], url, target };
  print.data[name] = [...(print.data[name] ?? []), entry];
  return `<div class="${root}"><div class="et_pb_blurb_content"><div class="et_pb_blurb_container"><h3 class="et_pb_module_header"><span>${title}</span></h3><div class="et_pb_blurb_description">${words}</div></div></div></div>`;
};
