/** Files that the documentation site serves beside its pages: the built runtime, the stand-in theme, and a page for each live example. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readBehaviorDoc } from '../behavior-docs/read-behavior-doc';
import { CDN } from '../size/page-bytes';
import { filesBelow, ROOT } from '../workspace';
import type { BehaviorFacts } from './behavior-facts';
import { DOCS_CACHE, PUBLIC } from './routes';

const API = join(DOCS_CACHE, 'api');
const SITE = join(ROOT, 'examples/site/public');
/** Content security policy of example frames, which blocks requests to other servers. */
const POLICY = "default-src 'self' 'unsafe-inline' data: blob:; form-action 'self'; base-uri 'none'";
/** Parts of the theme that only the site's editor uses. */
const NOT_THEME = ['page-editor.css', 'edited.css'];

/** Returns the style sheet of the stand-in theme. */
function themeStyles(): string {
  const parts = filesBelow(join(SITE, 'theme')).filter((file) => !NOT_THEME.includes(basename(file)));
  // Variables and elements come first, so that modules can override them.
  const ordered = parts.sort((one, other) => Number(!one.endsWith('base.css')) - Number(!other.endsWith('base.css')));
  const styles = ordered.map((file) => readFileSync(file, 'utf8')).join('\n');
  // The site may be served from a subfolder.
  return styles.replace(/url\((["']?)\/(images|media)\//g, 'url($1$2/');
}

/** Returns the example as a page. An example without a body gets one with padding. */
function examplePage(title: string, html: string): string {
  // Examples name files of the example site by `images/` and `media/`.
  const local = html.replace(/(["'(]|, )\/?(images|media)\//g, '$1../$2/');
  const body = /<body[\s>]/.test(local) ? local : `<body>\n<main style="padding: 24px">\n${local}\n</main>\n</body>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Example: ${title.replace(/[<&]/g, '')}</title>
<link rel="icon" href="../images/wheel.svg">
<link rel="stylesheet" href="../theme.css">
<link rel="stylesheet" href="../enliven/enliven.css">
<script type="module" src="../enliven/enliven.js"></script>
</head>
${body}
</html>
`;
}

/** Writes all files, and returns the number of live examples. */
export function writePublicFiles(all: readonly BehaviorFacts[]): number {
  rmSync(PUBLIC, { recursive: true, force: true });
  mkdirSync(join(PUBLIC, 'examples'), { recursive: true });
  writeFileSync(join(PUBLIC, 'theme.css'), themeStyles());
  for (const folder of ['images', 'media']) cpSync(join(SITE, folder), join(PUBLIC, folder), { recursive: true });
  cpSync(join(ROOT, CDN, 'lite'), join(PUBLIC, 'enliven'), {
    recursive: true,
    filter: (file) => !/\.map$|\/units?(\/|$|\.json$)|\.iife\.js$/.test(file.slice(ROOT.length)),
  });
  // TypeDoc writes the API, in `pnpm run docs` and `pnpm check:documentation`.
  if (existsSync(API)) cpSync(API, join(PUBLIC, 'api'), { recursive: true });
  const examples = all.flatMap(({ behavior: { name }, text = '' }) => {
    const { title, example } = readBehaviorDoc(text);
    return example === undefined ? [] : [{ name, page: examplePage(title, example) }];
  });
  for (const { name, page } of examples) writeFileSync(join(PUBLIC, 'examples', `${name}.html`), page);
  return examples.length;
}
