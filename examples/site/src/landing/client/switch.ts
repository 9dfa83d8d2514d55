/** Switch between three states of the page: without script, with Enliven, and after Enliven has stopped. */
import type { PageState } from '../switch-bar';
import { compareWithServer, type Verdict } from './compare';
import type { Meter } from './meter';

interface Runtime {
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RUNS = 'Enliven runs: every module below works by pointer, touch, keyboard and screen reader.';

const runtime = (): Runtime | undefined => (globalThis as { enliven?: Runtime }).enliven;

const count = (number: number): string => number.toLocaleString('en');

function showVerdicts(verdicts: readonly Verdict[]): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-verdict]')) {
    const verdict = verdicts.find(({ name }) => name === element.dataset.verdict);
    element.classList.toggle('lp-differs', verdict?.isSame === false);
    if (!verdict) element.textContent = '';
    else element.textContent = verdict.isSame ? `✓ ${count(verdict.bytes)} bytes, identical` : '✗ differs';
  }
}

/** Returns the result of the comparison as a sentence. */
function summary(verdicts: readonly Verdict[]): string {
  const bytes = verdicts.reduce((sum, verdict) => sum + verdict.bytes, 0);
  const different = verdicts.filter(({ isSame }) => !isSame).map(({ name }) => name);
  if (different.length > 0) return `These modules differ from what the server sends: ${different.join(', ')}.`;
  return `Compared with a fresh response of the server: ${verdicts.length} modules, ${count(bytes)} bytes, byte for byte the same.`;
}

const comparison = (): Promise<string> =>
  compareWithServer().then(
    (verdicts) => {
      showVerdicts(verdicts);
      return summary(verdicts);
    },
    (reason: Error) => `Nothing was compared: ${reason.message}.`,
  );

async function startEnliven(loader: string): Promise<string> {
  showVerdicts([]);
  // The loader starts automatically when it has loaded.
  if (runtime()) await runtime()?.start();
  else await import(loader);
  return RUNS;
}

/** Describes the page without script. @param bare address of this page without Enliven's tag */
async function withoutScript(bare: string): Promise<string | Node[]> {
  showVerdicts([]);
  if (!runtime()) return 'No script: this is the HTML that the server sent.';
  await runtime()?.stop();
  const link = document.createElement('a');
  link.href = bare;
  link.textContent = 'Open this page without its tag';
  const words =
    'Enliven has stopped: the modules do what they do without script. The figures count what was fetched before. ';
  return [document.createTextNode(words), link, document.createTextNode('.')];
}

async function giveBack(): Promise<string> {
  if (!runtime()) return `Enliven was never here. ${await comparison()}`;
  await runtime()?.stop();
  return `Given back. ${await comparison()}`;
}

export function wireSwitch(meter: Meter): void {
  const fieldset = document.querySelector<HTMLFieldSetElement>('[data-switch]');
  const status = document.querySelector('[data-status]');
  if (!fieldset || !status) return;
  const { loader = '', bare = '' } = fieldset.dataset;
  const actions: Record<PageState, () => Promise<string | Node[]>> = {
    none: () => withoutScript(bare),
    enliven: () => startEnliven(loader),
    restored: giveBack,
  };
  let latest = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const show = (message: string | Node[]) =>
    status.replaceChildren(...(typeof message === 'string' ? [message] : message));

  /** Changes the state after pending changes. Of several quick changes, only the last one takes effect. */
  const change = (state: PageState) => {
    const request = ++latest;
    queue = queue.then(async () => {
      if (request !== latest) return;
      const message = await actions[state]().catch((reason: Error) => `Enliven did not load: ${reason.message}`);
      if (request === latest) show(message);
      meter.refresh();
    });
  };
  fieldset.disabled = false;
  fieldset.addEventListener('change', ({ target }) => change((target as HTMLInputElement).value as PageState));

  // The page's own tag has loaded Enliven, immediately or after the first interaction.
  const arrive = () => {
    const radio = fieldset.querySelector<HTMLInputElement>('[value=enliven]');
    if (!radio || latest > 0) return;
    radio.checked = true;
    show(RUNS);
  };
  document.addEventListener('enliven:mount', arrive, { once: true });
}
