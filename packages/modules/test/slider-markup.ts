/** Markup of sliders for tests, as both builder generations print it. */
import { html } from '@enliven/testing';

const slide = (n: number, inner: string, layout: string) => html`
    <div class="et_pb_slide et_pb_slide_${n} et_pb_bg_layout_${layout}${n === 0 ? ' et-pb-active-slide' : ''}" data-slide-id="et_pb_slide_${n}">
      <div class="et_pb_container clearfix"><div class="et_pb_slider_container_inner">
        <div class="et_pb_slide_description">${inner}</div>
      </div></div>
    </div>`;

const TEXTS = [
  '<h2 class="et_pb_slide_title">Harbor</h2><div class="et_pb_slide_content"><p>One <a href="#one">more</a></p></div>',
  '<h2 class="et_pb_slide_title">Mill</h2><div class="et_pb_slide_content"><p>Two <input name="two" aria-label="Two"></p></div>',
  '<h2 class="et_pb_slide_title">Quay</h2><div class="et_pb_slide_content"><p>Three</p></div>',
];

export interface SliderMarkup {
  /** Classes of the root besides the module's own. */
  classes?: string;
  slides?: string[];
}

export const slider = ({ classes = '', slides = TEXTS }: SliderMarkup = {}) => html`
<div class="et_pb_module et_pb_slider et_pb_slider_0 et_pb_slider_fullwidth_off ${classes}">
  <div class="et_pb_slides">${slides.map((inner, n) => slide(n, inner, n === 1 ? 'light' : 'dark')).join('')}
  </div>
</div>`;

/** Markup of Divi 5: without an active class, and with the block's name in the order class. */
export const slider5 = (markup: SliderMarkup = {}) =>
  `<div class="et_block_section">${slider(markup)
    .replaceAll('"et_pb_slide_', '"divi/slide-')
    .replace(' et-pb-active-slide', '')}</div>`;

const shot = (n: number) => html`
    <div class="et_pb_gallery_item et_pb_bg_layout_light et_pb_gallery_item_0_${n}">
      <div class="et_pb_gallery_image landscape"><a href="/full/${n}.jpg" title="Shot ${n}"><img src="data:," alt="Boat ${n}"></a></div>
      <h3 class="et_pb_gallery_title">Shot ${n}</h3>
    </div>`;

export const gallery = (count = 3, classes = '') => html`
<div class="et_pb_module et_pb_gallery et_pb_gallery_0 et_pb_bg_layout_light et_pb_slider et_pb_gallery_fullwidth ${classes}">
  <div class="et_pb_gallery_items et_post_gallery clearfix" data-per_page="4">${Array.from({ length: count }, (_, n) => shot(n)).join('')}
  </div>
</div>`;

const film = (n: number, media: string) => html`
      <div class="et_pb_video_slider_item_${n} et_pb_slide et_pb_bg_layout_dark" data-image="/thumb-${n}.jpg">
        <div class="et_pb_video_wrap">
          <div class="et_pb_video_box">${media}</div>
          <div class="et_pb_video_overlay" style="background-image:url(/thumb-${n}.jpg)"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play" aria-label="Play"></a></div></div>
        </div>
      </div>`;

/** @param kind `carousel` with a track of thumbnails or `dots` with dots */
export const videoSlider = (kind: 'carousel' | 'dots' = 'carousel', count = 5, media = '<video></video>') => html`
<div class="et_pb_module et_pb_video_slider et_pb_video_slider_0">
  <div class="et_pb_slider et_pb_preload ${
    kind === 'dots' ? 'et_pb_slider_dots' : 'et_pb_slider_carousel et_pb_slider_no_pagination'
  } et_pb_controls_light">
    <div class="et_pb_slides">${Array.from({ length: count }, (_, n) => film(n, media)).join('')}
    </div>
  </div>
</div>`;

const card = (n: number) =>
  html`<div class="et_pb_carousel_item" id="card-${n}"><a href="/cards/${n}">Card ${n}</a></div>`;

export const carousel = (count = 6, column = 'et_pb_column_4_4') => html`
<div class="et_pb_column ${column}">
  <div class="et_pb_carousel">
    <div class="et_pb_carousel_items">${Array.from({ length: count }, (_, n) => card(n)).join('\n')}</div>
  </div>
</div>`;

/** Rules of the theme's style sheet that sliders depend on. */
export const css = html`<style>
.et_pb_slider { position: relative; overflow: hidden; background: #223; }
.et_pb_slide { display: none; float: left; width: 100%; margin-right: -100%; position: relative; color: #fff; }
.et_pb_slide a { color: #fff; }
.et_pb_slide:first-child, .et_pb_slide.et_pb_temp_slide { display: list-item; list-style: none; }
.et_pb_slide.et_pb_bg_layout_light, .et_pb_slide.et_pb_bg_layout_light a { color: #222; background: #eee; }
.et_pb_slides::after { content: ""; display: block; clear: both; }
.et_pb_gallery.et_pb_slider .et_pb_gallery_item { display: none; background: #eee; color: #222; }
.et_pb_gallery.et_pb_slider .et_pb_gallery_item:first-child { display: block; }
.et_pb_preload > * { visibility: hidden; }
.et-pb-slider-arrows a { position: absolute; top: 50%; width: 48px; height: 48px; color: #fff; background: #223; }
.et_pb_gallery .et-pb-slider-arrows a { background: #eee; }
.et-pb-arrow-prev { left: 0; }
.et-pb-arrow-next { right: 0; }
.et-pb-controllers { position: absolute; bottom: 4px; width: 100%; text-align: center; background: #223; }
.et-pb-controllers a { display: inline-block; min-width: 24px; color: #fff; }
.et_pb_carousel { position: relative; background: #fff; color: #222; }
.et_pb_carousel_items { position: relative; overflow: hidden; }
.et_pb_carousel_item { display: none; float: left; width: 25%; height: 80px; }
.et_pb_carousel .et-pb-slider-arrows a { background: #fff; color: #222; }
</style>`;
