// What a cache plugin prints as inline code, in a file of its own, since the site allows no inline code.
globalThis.lazyLoadOptions = {
  elements_selector: 'img[data-lazy-src],.rocket-lazyload,iframe[data-lazy-src]',
  data_src: 'lazy-src',
  data_srcset: 'lazy-srcset',
  data_sizes: 'lazy-sizes',
  class_loading: 'lazyloading',
  class_loaded: 'lazyloaded',
  threshold: 300,
};
