/** Doctor report as an HTML page without scripts. */
import { dirname, relative, resolve, sep } from 'node:path';
import { comparedRows, troubles } from './comparison';
import { bytesOf, counted, kilobytes } from './judge-page';
import type { DoctorReport, PageReport } from './page-report';
import { REPORT_STYLE } from './report-style';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes untrusted text for HTML. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const items = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;
const section = (title: string, content: string, isThere: boolean): string =>
  isThere ? `<h3>${escaped(title)}</h3>${content}` : '';

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('');
  return `<div class="table" role="region" tabindex="0" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table></div>`;
}

const code = (label: string, lines: readonly string[]): string =>
  `<pre tabindex="0" role="group" aria-label="${escaped(label)}"><code>${escaped(lines.join('\n'))}</code></pre>`;

/** Returns the HTML of both screenshots. @param from folder of the report */
function pictures({ before, after, page }: PageReport, from: string): string {
  const figure = (file: string | undefined, when: string) => {
    if (!file) return '';
    const path = relative(from, resolve(file)).split(sep).map(encodeURIComponent).join('/');
    return `<figure><img src="${escaped(path)}" alt="${escaped(`${page}, ${when}`)}" loading="lazy"><figcaption>${when}</figcaption></figure>`;
  };
  return figure(before?.screenshot, 'before') + figure(after?.screenshot, 'after');
}

function pageHtml(report: PageReport, at: number, from: string): string {
  const { page, verdict, behaviors, removed, kept, lines, enlivenBytes, note } = report;
  const found = behaviors.map(({ name, elements, staysOut }) => [
    name,
    String(elements),
    staysOut ? `no: ${staysOut.why}` : 'yes',
  ]);
  const compared = comparedRows(report).map((row) => [row.label, row.before, row.after]);
  const going = removed.map(({ name, gzip }) => [name, gzip === undefined ? 'unknown' : kilobytes(gzip)]);
  const trouble = troubles(report);
  const images = pictures(report, from);
  return `<section aria-labelledby="page-${at}"><h2 id="page-${at}">${escaped(page)}</h2>
<p class="verdict">${escaped(verdict)}</p>
${section('In Chromium', table(`Before and after: ${page}`, ['Measure', 'Before', 'After'], compared), compared.length > 0)}
${section('Screenshots', `<div class="pictures">${images}</div>`, images !== '')}
${section('Behaviors', table(`Behaviors: ${page}`, ['Behavior', 'Elements', 'Active'], found), found.length > 0)}
${section('Behaviors that stay inactive, and why', items(trouble), trouble.length > 0)}
${section('Scripts that can go', table(`Scripts that can go: ${page}`, ['Script', 'Size (gzip)'], going), going.length > 0)}
${section('Scripts that stay', items(kept.map(({ name, why }) => `${name}: ${why}`)), kept.length > 0)}
${enlivenBytes > 0 ? `<p>Enliven for this page as one composed file: ${kilobytes(enlivenBytes)}.</p>` : ''}
${section('Remove', code(`Lines to remove: ${page}`, lines.remove), lines.remove.length > 0)}
${section('Add at the end of the head', code(`Lines to add: ${page}`, lines.add), lines.add.length > 0)}
${section('On WordPress', `<p>Print data such as <code>et_pb_custom</code> yourself, since WordPress prints it with the script; the plugin keeps it.</p>${code(`Lines for functions.php: ${page}`, lines.wordpress)}`, lines.wordpress.length > 0)}
${note ? `<p>${escaped(note)}</p>` : ''}</section>`;
}

/**
 * Returns the report.
 *
 * @param file path of the report; addresses of screenshots are relative to it
 */
export function reportHtml({ version, pages, failures, leftOut }: DoctorReport, file: string): string {
  const from = dirname(resolve(file));
  const todo = pages.filter(({ hasFindings }) => hasFindings).length;
  const rows = pages.map((report) => [
    report.page,
    String(report.behaviors.length),
    String(report.removed.length),
    kilobytes(bytesOf(report)),
    report.verdict,
  ]);
  const summary = `${counted(pages.length, 'page')}, ${todo} with something to do.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>Enliven: report of the doctor</title><style>${REPORT_STYLE}</style></head>
<body><main><h1>Enliven: report of the doctor</h1><p>${escaped(summary)} Version ${escaped(version)}.</p>
${pages.length > 1 ? table('All pages', ['Page', 'Behaviors', 'Scripts that go', 'Their size', 'Verdict'], rows) : ''}
${failures.length > 0 ? `<h2>Pages that could not be examined</h2>${items(failures.map(({ page, message }) => `${page}: ${message}`))}` : ''}
${leftOut > 0 ? `<p>${escaped(counted(leftOut, 'page'))} more were left out by the limit.</p>` : ''}
${pages.map((report, at) => pageHtml(report, at, from)).join('\n')}
</main></body></html>
`;
}
