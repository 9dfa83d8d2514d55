/** Styles of every player: target sizes (WCAG 2.5.8) and focus outlines. */

/** As wide as a finger needs, from the middle of a button that may be smaller. */
const TARGET = 'content:"";position:absolute;top:50%;left:50%;width:max(100%,24px);height:max(100%,24px)';

export const CSS = `
.mejs-container .mejs-button>button{overflow:visible}
:where(.mejs-button)>button::after{${TARGET};transform:translate(-50%,-50%)}
:where(.mejs-time-total,.mejs-horizontal-volume-slider)::after{${TARGET};transform:translate(-50%,-50%)}
.mejs-container .mejs-controls .mejs-button>button:focus-visible,
.mejs-container .mejs-controls [role=slider]:focus-visible,
.mejs-container .mejs-layers .mejs-overlay-button:focus-visible{outline:revert}
:where(.wp-playlist [role=button]):focus-visible{outline:revert}`;
