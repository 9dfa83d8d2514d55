// Markup of static modules: text, image, button and blurb.

import { type Print, rootClass } from './print';

export interface TextOptions {
  align?: 'left' | 'center';
  /** Background color; `dark` makes the text light. */
  background?: 'light' | 'dark';
  /** Whether the module is invisible until its entrance animation. */
  animated?: boolean;
  classes?: string[];
}

export interface ImageOptions {
  name: string;
  alt: string;
  width: number;
  height: number;
}

export interface BlurbOptions {
  title: string;
  /** HTML. */
  text: string;
  href: string;
  /** Language of the title, if it differs from the page's. */
  language?: string;
  level?: 2 | 3 | 4;
}

export const text = (print: Print, html: string, options: TextOptions = {}): string => {
  const { align = 'left', background = 'light', animated = false, classes = [] } = options;
  const look = [`et_pb_text_align_${align}`, `et_pb_bg_layout_${background}`, ...classes];
  const root = rootClass(print, 'text', animated ? [...look, 'et_animated'] : look);
  if (animated) print.animated.push({ class: /et_pb_text_\d+/.exec(root)?.[0] ?? '' });
  return `<div class="${root}"><div class="et_pb_text_inner">${html}</div></div>`;
};

export const image = (print: Print, { name, alt, width, height }: ImageOptions): string =>
  `<div class="${rootClass(print, 'image')}"><span class="et_pb_image_wrap"><img src="/images/${name}.svg" alt="${alt}" width="${width}" height="${height}"></span></div>`;

export const button = (print: Print, label: string, href: string, background: 'light' | 'dark' = 'light'): string => {
  const order = `et_pb_button_${print.order('button')}`;
  return `<div class="et_pb_button_module_wrapper ${order}_wrapper et_pb_module"><a class="et_pb_button ${order} et_pb_bg_layout_${background}" href="${href}">${label}</a></div>`;
};

export const blurb = (print: Print, { title, text: words, href, language, level = 3 }: BlurbOptions): string =>
  `<div class="${rootClass(print, 'blurb', ['et_pb_bg_layout_light'])}"><div class="et_pb_blurb_content"><div class="et_pb_blurb_container">
<h${level} class="et_pb_module_header"><a href="${href}"${language ? ` lang="${language}"` : ''}>${title}</a></h${level}>
<div class="et_pb_blurb_description">${words}</div>
</div></div></div>`;
