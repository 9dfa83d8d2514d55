/** Values of an attacker. `@` becomes the name of the place of insertion. */

/** A host that no test page has a reason to request. */
const OTHER = 'other.test';

/** Scripts, which call `__ran` when they run. */
const SCRIPTS = [
  'javascript:__ran("@")',
  'JaVaScRiPt:__ran("@")',
  'java\tscript:__ran("@")',
  'java\nscript:__ran("@")',
  'java\r\nscript\t:__ran("@")',
  '\u0001\u001f javascript:__ran("@")',
  ' \r\n\tjavascript:__ran("@")',
  'java&#9;script:__ran("@")',
  'javascript://%0a__ran("@")',
  'vbscript:__ran("@")',
  'view-source:javascript:__ran("@")',
];

const DOCUMENTS = [
  'data:text/html,<script>console.log("__ran @")</script>',
  'DATA:text/html;base64,PHNjcmlwdD5jb25zb2xlLmxvZygiX19yYW4gZGF0YSIpPC9zY3JpcHQ+',
  'da\tta:text/html,<script>console.log("__ran @")</script>',
  'data:text/javascript,__ran("@")',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.__ran(1)"/>',
];

const HOSTS = [
  `//${OTHER}/@.js`,
  `\\\\${OTHER}/@.js`,
  `/\\${OTHER}/@.js`,
  `/\t/${OTHER}/@.js`,
  `https:${OTHER}/@.js`,
  `HTTPS://${OTHER}/@.mpd`,
  `https://${OTHER}/@.m3u8`,
  `https://${OTHER}/@.mp4`,
  `https://${OTHER}/wp-content/@.html`,
  `https://www.youtube.com@${OTHER}/embed/@`,
  `https://www.youtube.com.${OTHER}/watch?v=aaaaaaaaaaa`,
  `https://${OTHER}/youtube.com/watch?v=aaaaaaaaaaa`,
  `https://${OTHER}/?vimeo.com/123456`,
  `https://maps.google.${OTHER}/maps?q=@`,
  `https://www.google.com\\@${OTHER}/maps`,
  'http://[',
  '//',
];

/** Names of videos where an id is expected. */
const IDS = ['../../@', '"><script>__ran("@")</script>', 'a?autoplay=1&origin=//other.test', `@${OTHER}/x`, '#@'];

const HTML = [
  '<img src=x onerror=__ran("@")>',
  '"><svg onload=__ran("@")>',
  '<script>__ran("@")</script>',
  '<iframe srcdoc="<script>parent.__ran(1)</script>"></iframe>',
  `<iframe src="//${OTHER}/@"></iframe><link rel=stylesheet href=//${OTHER}/@.css>`,
  '" onmouseover="__ran(1)" x="',
  '</style><script>__ran("@")</script>',
  'url(javascript:__ran(1))',
  `1px;background:url(//${OTHER}/@.png)`,
  '<form action="javascript:__ran(1)"><button>send</button></form>',
];

/** Names of global functions and of properties that every object has. */
const NAMES = ['alert', '__named', 'eval', 'print', 'open', 'constructor', '__proto__', 'toString', 'hasOwnProperty'];

const NUMBERS = [
  '1e308',
  '-1e308',
  'NaN',
  'Infinity',
  '-0',
  '1e-320',
  '99999999999999999999',
  '300000000',
  '16000',
  '-5',
  '0',
  '0.1e2',
  '٣',
];

const SELECTORS = ['*', '[', 'a,b{}', '#', '.a:not(', ':is()', ':has(*)', '::before', '> *', '\\', ','];

const TEXTS = ['', ' ', '%', '%E0%A4%A', '%00', '\u0000', '\ud800', '\u202egnp.exe', '\ufeff', '|', '||', 'a b', 'é'];

const JSONS = [
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  '{"length":1e9,"0":"__ran"}',
  '[[["__ran"]]]',
  '[null,1,"",{}]',
  'null',
  '{',
  '1e999',
];

/** Values by their intended effect. */
export const SHORT = { SCRIPTS, DOCUMENTS, HOSTS, IDS, HTML, NAMES, NUMBERS, SELECTORS, TEXTS, JSONS } as const;

const nested = (open: string, inside: string, close: string, depth = 5000) =>
  open.repeat(depth) + inside + close.repeat(depth);

/** Values of 100,000 characters and more, of each kind. */
export const LONG: readonly string[] = [
  '9'.repeat(100_000),
  `-${'1'.repeat(100_000)}.5`,
  `0.${'1'.repeat(100_000)}`,
  '1,'.repeat(50_000),
  'a|1||'.repeat(20_000),
  `${'a '.repeat(50_000)}!`,
  `${' '.repeat(100_000)}x`,
  nested('[', '1', ']'),
  nested('{"a":', '1', '}'),
  `[${'"a",'.repeat(30_000)}"a"]`,
  `[${'{"src":"/a.mp4","url":"#"},'.repeat(4_000)}{}]`,
  nested(':is(', 'a', ')'),
  nested('(', ',', ')', 50_000),
  `.a${':not(.b)'.repeat(12_000)}`,
  '/'.repeat(100_000),
  'vimeo.com/a/'.repeat(8_000),
  '<'.repeat(100_000),
  '<a '.repeat(33_000),
  `et_pb_${'_0_tb_A'.repeat(15_000)}`,
  '%20'.repeat(33_000),
  'java\t'.repeat(20_000),
  `#${'#'.repeat(100_000)}`,
];
