/** How the lightbox looks where the theme brings no style for it. Every rule weighs nothing, so any of the theme's wins. */

export const CSS = `
:where(.enliven-lightbox){position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;overflow:hidden;touch-action:pan-y pinch-zoom}
:where(.enliven-lightbox)::backdrop{background:none}
:where(.mfp-bg,.mfp-wrap,.mfp-container){position:absolute;inset:0}
:where(.mfp-bg){background:#0b0b0b;opacity:.85}
:where(.mfp-wrap){outline:0;color:#f3f3f3}
:where(.mfp-bg,.mfp-content){transition:opacity .5s}
:where(.mfp-fade.mfp-bg:not(.mfp-ready)),:where(.mfp-fade.mfp-wrap:not(.mfp-ready) .mfp-content){opacity:0}
:where(.mfp-container){display:flex;align-items:center;justify-content:center;padding:0 8px;box-sizing:border-box;overflow:auto}
:where(.mfp-content){position:relative;max-width:100%}
:where(.mfp-iframe-holder .mfp-content){width:100%;max-width:900px}
:where(.mfp-ajax-holder,.mfp-inline-holder) :where(.mfp-content){width:100%;max-width:900px;max-height:90%;margin:auto;padding:24px;background:#fff;color:#222;box-sizing:border-box;overflow:auto}
:where(.mfp-iframe-scaler){position:relative;aspect-ratio:16/9}
:where(.mfp-iframe){position:absolute;inset:0;width:100%;height:100%;border:0}
:where(.mfp-figure figure){margin:0}
:where(.mfp-img){display:block;max-width:100%;max-height:100vh;max-height:100dvh;width:auto;height:auto;margin:0 auto;padding:48px 0;box-sizing:border-box}
:where(.mfp-bottom-bar){position:absolute;top:100%;left:0;right:0;display:flex;gap:24px;margin-top:-40px;font-size:14px;line-height:20px}
:where(.mfp-title){flex:1;text-align:start}
:where(.mfp-preloader){position:absolute;inset:auto 8px;top:50%;text-align:center;color:#ddd}
:where(.mfp-preloader a){color:inherit}
:where(.mfp-s-ready .mfp-preloader),:where(.mfp-loading.mfp-figure),:where(.mfp-s-error .mfp-content){display:none}
:where(.mfp-close,.mfp-arrow){position:absolute;z-index:2;width:48px;height:48px;padding:0;border:0;background:#0009;color:#fff;font:28px/48px Arial,sans-serif;text-align:center;cursor:pointer}
:where(.mfp-close){top:0;right:0}
:where(.mfp-arrow){top:50%;margin-top:-24px}
:where(.mfp-arrow-left){left:0}
:where(.mfp-arrow-right){right:0}
:where(.mfp-arrow-left)::before{content:"\\2039"}
:where(.mfp-arrow-right)::before{content:"\\203a"}
:where(.mfp-zoom-out-cur){cursor:zoom-out}
:where(.mfp-gallery .mfp-img){cursor:pointer}
@media (prefers-reduced-motion:reduce){:where(.mfp-bg,.mfp-content){transition:none}}`;
