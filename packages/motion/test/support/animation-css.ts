/** Rules for entrances, equivalent to those of the theme's style sheet. */
import { html } from '@enliven/testing';

export const animationCss = html`<style>
  body { margin: 0; }
  .et_animated { opacity: 0; animation-duration: 1s; animation-fill-mode: both !important; }
  .et_animated.infinite { animation-iteration-count: infinite; }
  .et_had_animation { position: relative; }
  .et_animated.fade { animation-name: et_pb_fade; }
  .et_animated.slideRight { animation-name: et_pb_slideRight; }
  .et_animated.zoom { animation-name: et_pb_zoom; }
  @keyframes et_pb_fade { to { opacity: 1; } }
  @keyframes et_pb_slideRight { to { transform: translate3d(0, 0, 0); opacity: 1; } }
  @keyframes et_pb_zoom { to { transform: scale3d(1, 1, 1); opacity: 1; } }
  .et_pb_text { height: 100px; background: linear-gradient(teal, navy); }
  .room { height: 3000px; }
</style>`;
