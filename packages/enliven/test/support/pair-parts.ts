/** Small modules for behaviors that share an element. */

const PLAYER = 'https://www.youtube.com/embed/aaaaaaaaaaa';
export const frame = (attributes = '') =>
  `<iframe title="Film" width="640" height="360" src="${PLAYER}" ${attributes}></iframe>`;
export const film =
  '<video class="wp-video-shortcode" controls width="640" height="360"><source type="video/mp4" src="data:video/mp4,"></video>';
export const COVER =
  '<div class="et_pb_video_overlay"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div>';
export const video = (player: string, cover = COVER, classes = '') =>
  `<div class="et_pb_module et_pb_video ${classes}"><div class="et_pb_video_box">${player}</div>${cover}</div>`;
export const toggle = (classes = '', content = '<p>Text</p>') =>
  `<div class="et_pb_module et_pb_toggle et_pb_toggle_close ${classes}"><h5 class="et_pb_toggle_title">Title</h5><div class="et_pb_toggle_content">${content}</div></div>`;
const item = (state: string) =>
  `<div class="et_pb_toggle et_pb_accordion_item et_pb_toggle_${state}"><h5 class="et_pb_toggle_title">Title</h5><div class="et_pb_toggle_content"><p>Text</p></div></div>`;
export const accordion = (classes = '') =>
  `<div class="et_pb_module et_pb_accordion ${classes}">${item('open')}${item('close')}</div>`;
export const tabs = (
  classes = '',
) => `<div class="et_pb_module et_pb_tabs ${classes}"><ul class="et_pb_tabs_controls"><li class="et_pb_tab_0 et_pb_tab_active"><a href="#">A</a></li><li class="et_pb_tab_1"><a href="#">B</a></li></ul>
<div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_active_content">A</div><div class="et_pb_tab">B</div></div></div>`;
const slide = (inner: string, classes = '') =>
  `<div class="et_pb_slide ${classes}"><div class="et_pb_container">${inner}</div></div>`;
export const slider = (classes = '', inner = '<p>Text</p>') =>
  `<div class="et_pb_module et_pb_slider ${classes}"><div class="et_pb_slides">${slide(inner, 'et-pb-active-slide')}${slide('<p>Two</p>')}</div></div>`;
export const gallery = (
  classes = 'et_pb_gallery_grid',
) => `<div class="et_pb_module et_pb_gallery ${classes}"><div class="et_pb_gallery_items et_post_gallery" data-per_page="1">
${['a', 'b'].map((name) => `<div class="et_pb_gallery_item et_pb_grid_item"><div class="et_pb_gallery_image"><a href="/${name}.jpg" title="${name}"><img src="data:," alt="${name}"></a></div></div>`).join('')}</div><div class="et_pb_gallery_pagination"></div></div>`;
export const audio = (classes = '') =>
  `<div class="et_pb_module et_pb_audio_module ${classes}"><div class="et_audio_container"><h2>Song</h2><audio class="wp-audio-shortcode" controls><source type="audio/mpeg" src="data:audio/mpeg,"></audio></div></div>`;
export const number = (classes = '') =>
  `<div class="et_pb_module et_pb_number_counter ${classes}" data-number-value="5" data-number-separator=","><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div></div>`;
export const circle = (classes = '') =>
  `<div class="et_pb_module et_pb_circle_counter ${classes}"><div class="et_pb_circle_counter_inner" data-number-value="5"><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div></div></div>`;
export const section = (classes: string, inner = '') =>
  `<section class="et_pb_section ${classes}">${inner}<div class="et_pb_row"><div class="et_pb_column"><p>Text</p></div></div></section>`;
export const backgroundFilm =
  '<span class="et_pb_section_video_bg"><video loop muted playsinline><source type="video/mp4" src="data:video/mp4,"></video></span>';
export const ENTERS = 'et_animated et_pb_animation_top';
export const views = (value: object) => `data-et-multi-view='${JSON.stringify(value)}'`;
