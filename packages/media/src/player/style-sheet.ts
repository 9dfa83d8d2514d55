/** Styles of players for pages without their own. Every selector has zero specificity, so the page's rules win. Loads on those pages. */

export const CSS = `
:where(.mejs-offscreen){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}
:where(.mejs-container){position:relative;box-sizing:border-box;background:#000;color:#fff;font:13px/1.4 Helvetica,Arial,sans-serif;text-align:start}
:where(.mejs-container:focus){outline:0}
:where(.mejs-container *){box-sizing:border-box}
:where(.mejs-mediaelement,.mejs-overlay,.mejs-poster,.mejs-captions-layer){position:absolute;inset:0}
:where(.mejs-layer){z-index:1}
:where(.mejs-poster){background-position:50%;background-repeat:no-repeat;background-size:cover}
:where(.mejs-poster-img,.mejs-overlay-error img){display:none}
:where(.mejs-overlay){display:flex;align-items:center;justify-content:center}
:where(.mejs-overlay-play){cursor:pointer}
:where(.mejs-overlay-button){width:80px;height:80px;border:3px solid;border-radius:50%;background:#0009;position:relative}
:where(.mejs-overlay-button)::before{content:"";position:absolute;inset:22px 18px 22px 28px;background:#fff;clip-path:polygon(0 0,100% 50%,0 100%)}
:where(.mejs-overlay-loading-bg-img){display:block;width:48px;height:48px;border:5px solid #fff5;border-top-color:#fff;border-radius:50%;animation:mejs-turn 1s linear infinite}
@keyframes mejs-turn{to{transform:rotate(1turn)}}
:where(.mejs-overlay-error){padding:12px;text-align:center;overflow:auto;max-height:100%}
:where(.mejs-cannotplay){display:grid;gap:8px;justify-items:center;overflow-wrap:anywhere}
:where(.mejs-cannotplay p){margin:0}
.mejs-cannotplay a{color:#fff;text-decoration:underline}
:where(.wp-playlist-item-meta){display:block}
:where(.mejs-try-again){padding:6px 14px;border:1px solid;background:0 0;color:#fff;font:inherit;cursor:pointer}
:where(.mejs-controls){position:absolute;inset:auto 0 0;z-index:3;display:flex;align-items:center;height:40px;padding:0 8px;background:linear-gradient(#0000,#000b)}
:where(.mejs-audio .mejs-controls){background:#222}
:where(.mejs-button){position:relative;width:32px;height:40px;flex:none}
:where(.mejs-button>button){position:absolute;inset:8px 4px;min-width:24px;min-height:24px;padding:0;border:0;background:0 0;color:#fff;cursor:pointer}
:where(.mejs-button>button)::before{content:"";position:absolute;inset:5px;background:currentColor}
:where(.mejs-button>button:focus-visible,[role=slider]:focus-visible,.mejs-overlay-button:focus-visible){outline:2px solid #fff;outline-offset:2px}
:where(.mejs-play>button)::before{clip-path:polygon(10% 0,100% 50%,10% 100%)}
:where(.mejs-pause>button)::before{clip-path:polygon(5% 0,38% 0,38% 100%,5% 100%,5% 0,62% 0,95% 0,95% 100%,62% 100%,62% 0)}
:where(.mejs-replay>button)::before{background:0 0;border:3px solid;border-right-color:#0000;border-radius:50%}
:where(.mejs-mute>button)::before{clip-path:polygon(0 30%,30% 30%,60% 0,60% 100%,30% 70%,0 70%,0 30%,75% 15%,75% 15%,90% 50%,75% 85%,75% 15%)}
:where(.mejs-unmute>button)::before{clip-path:polygon(0 30%,30% 30%,60% 0,60% 100%,30% 70%,0 70%)}
:where(.mejs-fullscreen-button>button)::before{background:0 0;border:2px solid}
:where(.mejs-unfullscreen>button)::before{inset:8px}
:where(.mejs-captions-button>button)::before{background:0 0;border:2px solid;border-width:2px 0;inset:9px 4px}
:where(.mejs-chapters-button>button)::before{background:linear-gradient(currentColor 2px,#0000 2px) 0 0/100% 6px}
:where(.mejs-pip-button>button)::before{background:0 0;border:2px solid;border-right-width:8px;border-bottom-width:6px}
:where(.mejs-speed-button>button)::before{content:none}
:where(.mejs-speed-value){position:absolute;inset:0;line-height:40px;text-align:center;pointer-events:none}
:where(.mejs-time){padding:0 6px;font-weight:700;font-size:11px;white-space:nowrap}
:where(.mejs-time-rail){position:relative;flex:1;height:40px;margin:0 10px;direction:ltr}
:where(.mejs-time-total,.mejs-time-loaded,.mejs-time-current,.mejs-time-hovered,.mejs-time-buffering){position:absolute;left:0;width:100%;height:10px;border-radius:2px;transform-origin:0 0;cursor:pointer}
:where(.mejs-time-total){top:15px;background:#fff5}
:where(.mejs-time-loaded){background:#fff5}
:where(.mejs-time-current){background:#fffe}
:where(.mejs-time-hovered){background:#fff6}
:where(.mejs-time-hovered.no-hover){transform:scaleX(0)}
:where(.mejs-time-handle){position:absolute;top:-2px;width:0;z-index:2}
:where(.mejs-time-handle-content){position:absolute;left:-7px;width:14px;height:14px;border-radius:50%;background:#fff}
:where(.mejs-time-float){position:absolute;bottom:100%;margin-bottom:8px;padding:1px 5px;background:#eee;color:#111;font-size:11px;transform:translateX(-50%)}
:where(.mejs-broadcast){position:absolute;inset:12px 0;font-size:11px}
:where(.mejs-volume-slider){position:absolute;bottom:100%;left:50%;width:28px;height:115px;margin-left:-14px;background:#333b}
:where(.mejs-volume-total){position:absolute;inset:8px 13px;background:#fff8}
:where(.mejs-volume-current){position:absolute;left:0;width:100%;background:#fff}
:where(.mejs-volume-handle){position:absolute;left:-6px;width:14px;height:4px;background:#fff;border-radius:1px}
:where(.mejs-horizontal-volume-slider){position:relative;flex:none;width:60px;height:40px;margin-inline-end:6px}
:where(.mejs-horizontal-volume-total){position:absolute;inset:15px 0;background:#fff5;border-radius:2px}
:where(.mejs-horizontal-volume-current){position:absolute;top:0;height:100%;background:#fffe;border-radius:2px}
:where(.mejs-horizontal-volume-handle){display:none}
:where(.mejs-captions-selector,.mejs-chapters-selector){position:absolute;min-width:130px;max-height:220px;overflow:auto;padding:6px;background:#222e;color:#fff;font-size:13px;z-index:4}
:where(.mejs-captions-selector-list,.mejs-chapters-selector-list){list-style:none;margin:0;padding:0}
:where(.mejs-captions-selector-list-item,.mejs-chapters-selector-list-item){display:flex;gap:6px;align-items:center;min-height:28px;padding:2px 6px;cursor:pointer}
:where(.mejs-captions-selected,.mejs-chapters-selected){font-weight:700}
:where(.mejs-captions-position){position:absolute;inset:auto 0 12px;padding:0 16px;text-align:center}
:where(.mejs-captions-position-hover){bottom:48px}
:where(.mejs-captions-text){padding:2px 6px;background:#141414b3;font-size:18px;white-space:pre-wrap}
:where(.mejs-container-fullscreen .mejs-captions-text){font-size:28px}
@media (prefers-reduced-motion:reduce){:where(.mejs-overlay-loading-bg-img){animation:none}}
@media (forced-colors:active){:where(.mejs-button>button)::before{forced-color-adjust:none;background:ButtonText}}`;
