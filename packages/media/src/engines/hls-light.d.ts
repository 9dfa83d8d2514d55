/** The smaller build of hls.js comes without types; it has those of the whole. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export = Hls;
}
