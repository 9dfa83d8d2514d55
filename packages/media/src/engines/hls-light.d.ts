/** Types of the light build of hls.js, which are those of the full build. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export = Hls;
}
