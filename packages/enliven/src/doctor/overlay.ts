/** Overlay for people without a console. All texts are facts of the page, and every one is set as text. */
import type { Diagnosis } from '../api';
import { elementWith } from './element-with';
import { OVERLAY_STYLE } from './overlay-style';
import { stepsText, tableRows } from './table-rows';

const HOST = 'enliven-doctor';
/** Milliseconds between two looks at a page that is not settled. */
const INTERVAL = 400;
/** Number of looks after which a page that is not settled is shown anyway. */
const FIRST = 5;
const MOST = 40;

const HEADINGS = ['Behavior', 'Found', 'Active', 'Waiting', 'Failed', 'Note'];
const isNumber = (at: number): boolean => at > 0 && at < HEADINGS.length - 1;

function tableOf(diagnosis: Diagnosis): HTMLElement[] {
  const rows = tableRows(diagnosis);
  if (rows.length === 0) return [];
  const cells = rows.map(({ behavior, found, alive, waiting, failed, note }) => [
    elementWith('th', { scope: 'row' }, behavior),
    ...[found, alive, waiting, failed].map((count) => elementWith('td', { class: 'number' }, `${count}`)),
    elementWith('td', {}, note),
  ]);
  const head = elementWith(
    'tr',
    {},
    ...HEADINGS.map((text, at) => elementWith('th', { scope: 'col', class: isNumber(at) ? 'number' : '' }, text)),
  );
  const body = elementWith('tbody', {}, ...cells.map((row) => elementWith('tr', {}, ...row)));
  const table = elementWith('table', {}, elementWith('thead', {}, head), body);
  return [
    elementWith('h2', { id: 'behaviors' }, 'Behaviors with elements on this page'),
    elementWith('div', { class: 'table', role: 'region', tabindex: '0', 'aria-labelledby': 'behaviors' }, table),
  ];
}

function stepsOf({ steps }: Diagnosis): HTMLElement[] {
  if (steps.length === 0) return [];
  const items = steps.map(({ text, code }) => {
    const lines = code
      ? [elementWith('pre', { tabindex: '0', role: 'group', 'aria-label': 'Lines to copy' }, code)]
      : [];
    return elementWith('li', {}, text, ...lines);
  });
  return [elementWith('h2', {}, 'Next steps'), elementWith('ol', {}, ...items)];
}

/** Whether nothing more is about to happen without the visitor. */
const isSettled = ({ behaviors }: Diagnosis): boolean =>
  document.readyState === 'complete' &&
  behaviors.every(({ matched, mounted, failed, stayedOut }) => stayedOut || mounted + failed >= matched);

function styled(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(OVERLAY_STYLE);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(elementWith('style', {}, OVERLAY_STYLE));
  }
}

/**
 * Opens the overlay, once for a page, and renews it until the page has settled.
 *
 * @param diagnose examines the page
 */
export function openOverlay(diagnose: () => Promise<Diagnosis>): void {
  if (document.querySelector(HOST)) return;
  let diagnosis: Diagnosis | undefined;
  const verdict = elementWith('p', { class: 'verdict', role: 'status' }, 'Looking at the page…');
  const details = elementWith('div', {});
  const copy = elementWith('button', { type: 'button' }, 'Copy as text');
  const close = elementWith('button', { type: 'button' }, 'Close');
  const title = elementWith('h1', { id: 'title', tabindex: '-1', autofocus: '' }, 'Enliven on this page');
  const version = elementWith('footer', {});
  const dialog = elementWith(
    'dialog',
    { 'aria-labelledby': 'title', lang: 'en', dir: 'ltr' },
    elementWith('header', {}, title, close),
    elementWith('main', {}, verdict, details),
    version,
  ) as HTMLDialogElement;
  const host = elementWith(HOST, { 'data-enliven-ignore': '' });
  const root = host.attachShadow({ mode: 'open' });
  styled(root);
  root.append(dialog);

  function show(found: Diagnosis): void {
    if (JSON.stringify(found) === JSON.stringify(diagnosis)) return;
    diagnosis = found;
    verdict.textContent = found.verdict;
    details.replaceChildren(...stepsOf(found), ...tableOf(found));
    // Browsers offer the clipboard on secure pages only.
    if (navigator.clipboard) details.append(elementWith('h2', {}, 'For a message to your developer'), copy);
    version.textContent = `Enliven ${found.version}. This page shows the dialog because “?${HOST}” stands in its address; visitors see the page without it.`;
  }

  async function look(count: number): Promise<void> {
    const found = await diagnose();
    if (!dialog.open) return;
    if (isSettled(found) || count >= FIRST) show(found);
    if (!isSettled(found) && count < MOST) setTimeout(look, INTERVAL, count + 1);
  }

  function open(): void {
    document.documentElement.append(host);
    dialog.showModal();
    void look(1);
  }

  copy.addEventListener('click', () => {
    if (!diagnosis) return;
    const lines = tableRows(diagnosis).map((row) => Object.values(row).join('\t'));
    const text = [diagnosis.verdict, stepsText(diagnosis), [HEADINGS.join('\t'), ...lines].join('\n')].join('\n\n');
    navigator.clipboard.writeText(text).then(
      () => (copy.textContent = 'Copied'),
      () => (copy.textContent = 'The browser does not allow copying here'),
    );
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => host.remove());
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', open, { once: true });
  else open();
}
