/** Change of a page: removes scripts and inserts tags. All other bytes stay the same. */
import { addressFrom } from './page-address';
import { decodePage } from './page-text';
import type { PagePlan } from './plan-page';

/** File that a page loads. */
export interface LinkedFile {
  /** Path relative to the site. */
  path: string;
  /** Hash for `integrity` attributes. */
  integrity: string;
  /** Hash of the content for the end of the address, if the name contains no hash. */
  version?: string;
}

/**
 * Returns the tags of a page.
 *
 * @param imported file that the script imports. A link in the page preloads it and checks its hash, which an import cannot do
 */
export function tagsFor(
  base: string,
  script: LinkedFile,
  sheets: readonly LinkedFile[],
  imported?: LinkedFile,
): string {
  const attributes = ({ path, integrity, version }: LinkedFile, name: string) =>
    `${name}="${addressFrom(base, path)}${version ? `?v=${version}` : ''}" integrity="${integrity}" crossorigin="anonymous"`;
  return [
    ...sheets.map((sheet) => `<link rel="stylesheet" ${attributes(sheet, 'href')}>`),
    ...(imported ? [`<link rel="modulepreload" ${attributes(imported, 'href')}>`] : []),
    `<script type="module" ${attributes(script, 'src')}></script>`,
  ].join('\n');
}

/** Matches the tag of a composed file. */
const COMPOSED = /<script type="module" src="[^"]*\/enliven-[0-9a-f]{10}\.js" integrity=/;

/** Whether a page has the tag of a composed file. */
export const isComposed = (bytes: Buffer): boolean => COMPOSED.test(bytes.toString('latin1').replaceAll('\0', ''));

/** Returns the changed page. */
export function editPage(bytes: Buffer, { cuts, insertAt }: PagePlan, tags: string): Buffer {
  const { text, encode } = decodePage(bytes);
  const edits = [...cuts.map((cut) => ({ ...cut, tags: '' })), { start: insertAt, end: insertAt, tags: `${tags}\n` }];
  edits.sort((one, other) => one.start - other.start || one.end - other.end);
  let at = 0;
  let result = '';
  for (const { start, end, tags: inserted } of edits) {
    result += text.slice(at, start) + inserted;
    at = end;
  }
  return encode(result + text.slice(at));
}
