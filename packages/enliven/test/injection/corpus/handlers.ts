/** Handlers of events on elements of every kind, those that fire by themselves first. */
import { each, RUN } from './tokens';

/** Elements whose handler fires without a visitor. */
const SELF_FIRING = [
  `<img src="/none.png" onerror="${RUN}">`,
  `<img src=/none.png onerror=${RUN} `,
  `<image src="/none.png" onerror="${RUN}">`,
  `<img/src="/none.png"/onerror="${RUN}">`,
  `<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" onload="${RUN}">`,
  `<IMG SRC="/none.png" ONERROR="${RUN}">`,
  `<picture><source srcset="/none.png 1x"><img src="/none.png" onerror="${RUN}"></picture>`,
  `<svg onload="${RUN}"></svg>`,
  `<svg><g onload="${RUN}"></g></svg>`,
  `<svg><image href="/none.png" onerror="${RUN}"></image></svg>`,
  `<svg><feImage href="/none.png" onerror="${RUN}"></feImage></svg>`,
  `<svg><animate attributeName="x" dur="1ms" onbegin="${RUN}" onend="${RUN}"></animate></svg>`,
  `<svg><set attributeName="x" to="1" onbegin="${RUN}"></set></svg>`,
  `<svg><animateTransform attributeName="transform" dur="1ms" onbegin="${RUN}" onrepeat="${RUN}" repeatCount="2"></animateTransform></svg>`,
  `<svg><animateMotion dur="1ms" path="M0 0h1" onend="${RUN}"></animateMotion></svg>`,
  `<svg><discard onbegin="${RUN}"></discard></svg>`,
  `<body onload="${RUN}" onpageshow="${RUN}" onresize="${RUN}" onhashchange="${RUN}"><p>x</p>`,
  `<html onclick="${RUN}" onpointermove="${RUN}"><p>x</p>`,
  `<iframe src="about:blank" onload="${RUN}"></iframe>`,
  `<iframe onload="${RUN}"></iframe>`,
  `<object data="/none.html" onerror="${RUN}" onload="${RUN}"></object>`,
  `<embed src="/none.html" onload="${RUN}" onerror="${RUN}">`,
  `<link rel="stylesheet" href="/none.css" onerror="${RUN}" onload="${RUN}">`,
  `<link rel="preload" as="image" href="/none.png" onerror="${RUN}">`,
  `<style onload="${RUN}">p{}</style>`,
  `<script src="/none.js" onerror="${RUN}"></script>`,
  `<video src="/none.mp4" onerror="${RUN}" onloadstart="${RUN}"></video>`,
  `<video onerror="${RUN}"><source src="/none.mp4" onerror="${RUN}"></video>`,
  `<audio src="/none.mp3" onerror="${RUN}" onloadstart="${RUN}" onsuspend="${RUN}"></audio>`,
  `<video controls><track default src="/none.vtt" onerror="${RUN}" oncuechange="${RUN}"></video>`,
  `<input type="image" src="/none.png" onerror="${RUN}">`,
  `<input autofocus onfocus="${RUN}" onfocusin="${RUN}">`,
  `<textarea autofocus onfocus="${RUN}"></textarea>`,
  `<select autofocus onfocus="${RUN}"><option>x</option></select>`,
  `<a autofocus href="#x" onfocus="${RUN}">x</a>`,
  `<div autofocus tabindex="0" onfocus="${RUN}" onfocusin="${RUN}">x</div>`,
  `<details open ontoggle="${RUN}"><summary>x</summary></details>`,
  `<details ontoggle="${RUN}" onbeforetoggle="${RUN}"><summary>x</summary></details>`,
  `<dialog open ontoggle="${RUN}" oncancel="${RUN}" onclose="${RUN}"><form method="dialog"><button>x</button></form></dialog>`,
  `<div popover id="pop-§n§" onbeforetoggle="${RUN}" ontoggle="${RUN}">x</div><button popovertarget="pop-§n§">x</button>`,
  `<marquee onstart="${RUN}" onbounce="${RUN}" onfinish="${RUN}" width="1" loop="1">x</marquee>`,
  `<p style="animation:injected 1ms" onanimationstart="${RUN}" onanimationend="${RUN}" onwebkitanimationend="${RUN}">x</p>`,
  `<p style="transition:color 1ms" ontransitionrun="${RUN}" ontransitionend="${RUN}" onwebkittransitionend="${RUN}">x</p>`,
  `<p style="overflow:auto;height:9px" onscroll="${RUN}" onscrollend="${RUN}" onscrollsnapchange="${RUN}">x<br>x</p>`,
  `<p style="content-visibility:auto" oncontentvisibilityautostatechange="${RUN}">x</p>`,
  `<form oninvalid="${RUN}" onformdata="${RUN}" onreset="${RUN}" onsubmit="${RUN}"><input required oninvalid="${RUN}"><button>x</button></form>`,
  `<slot onslotchange="${RUN}">x</slot>`,
  `<math><mi onclick="${RUN}" onfocus="${RUN}" tabindex="0">x</mi></math>`,
  `<xss-element onconnected="${RUN}" onclick="${RUN}">x</xss-element>`,
  `<p is="xss-p" onclick="${RUN}">x</p>`,
  `<frameset onload="${RUN}"><frame onload="${RUN}"></frameset>`,
  `<bgsound src="/none.mp3" onerror="${RUN}">`,
  `<portal src="/none.html" onload="${RUN}"></portal>`,
  `<isindex onclick="${RUN}" autofocus onfocus="${RUN}">`,
  `<keygen autofocus onfocus="${RUN}">`,
];

/** Events that the test dispatches to elements. */
export const EVENTS = [
  'click auxclick dblclick contextmenu mousedown mouseup mouseover mouseout mouseenter mouseleave mousemove wheel',
  'pointerdown pointerup pointerover pointerout pointerenter pointerleave pointermove pointerrawupdate pointercancel',
  'gotpointercapture lostpointercapture touchstart touchmove touchend touchcancel keydown keyup keypress',
  'focus focusin blur focusout input beforeinput change select selectstart selectionchange submit reset invalid formdata',
  'drag dragstart dragend dragenter dragover dragleave drop copy cut paste beforecopy beforecut beforepaste',
  'load error abort animationstart animationiteration animationend animationcancel transitionrun transitionstart',
  'transitionend transitioncancel toggle beforetoggle cancel close scroll scrollend play playing pause ended seeked',
  'canplay loadeddata loadedmetadata timeupdate volumechange fullscreenchange beforematch command search',
]
  .join(' ')
  .split(' ');

/** Tags of the elements whose handlers wait for an event. */
const TAGS = ['b', 'a href="#x"', 'div tabindex="0"', 'svg', 'h2', 'label', 'summary', 'td', 'li', 'figure', 'mark'];

/** Handlers in markup. */
export const handlers: readonly string[] = [
  ...SELF_FIRING,
  ...each(EVENTS, (event, at) => `<${TAGS[at % TAGS.length]} on${event}="${RUN}">x`),
  ...each(['\t', '\n', '\f', '/', ' / ', '\r\n'], (gap) => `<b${gap}onclick${gap === '/' ? '' : gap}="${RUN}">x</b>`),
  ...each(["'", '"', '`', '=', '<', '\0'], (mark) => `<b x${mark}onclick="${RUN}" ${mark}onmouseover="${RUN}">x</b>`),
];
