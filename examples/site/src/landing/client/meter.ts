/** Live figures: Enliven's files as measured by the browser, and the number of mounted behaviors. */

export interface Meter {
  /** Number of behaviors that are mounted. */
  readonly alive: number;
  /** Updates the figures, for example after a stop. */
  refresh(): void;
}

interface Fetched {
  requests: number;
  transferred: number;
  /** Compressed size of all files, including cached files. */
  compressed: number;
  cached: number;
}

const FOLDER = '/enliven/';

const isOurs = ({ name }: PerformanceEntry): boolean => {
  const { origin, pathname } = new URL(name, location.href);
  return origin === location.origin && pathname.startsWith(FOLDER);
};

const fetched: Fetched = { requests: 0, transferred: 0, compressed: 0, cached: 0 };

function count(entry: PerformanceResourceTiming): void {
  fetched.requests++;
  fetched.transferred += entry.transferSize;
  fetched.compressed += entry.encodedBodySize;
  // For a cached file, at most the headers of the revalidation are transferred.
  if (entry.transferSize < entry.encodedBodySize) fetched.cached++;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function show(name: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-figure="${name}"]`))
    if (element.textContent !== text) element.textContent = text;
}

function explanation(): string {
  const { requests, compressed, cached } = fetched;
  if (requests === 0) return 'This page has fetched nothing of Enliven.';
  const files = `JavaScript, compressed, with the headers of ${requests} responses. More is fetched when a module first needs it.`;
  if (cached === 0) return files;
  return `${cached} of ${requests} files came from your browser’s cache; a first visit transfers ${kilobytes(compressed)} kB.`;
}

export function startMeter(): Meter {
  let alive = 0;
  let isPlanned = false;
  const draw = () => {
    isPlanned = false;
    show('kilobytes', kilobytes(fetched.transferred));
    show('requests', `${fetched.requests}`);
    show('alive', `${alive}`);
    show('explanation', explanation());
  };
  const refresh = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(draw);
  };
  document.addEventListener('enliven:mount', () => {
    alive++;
    refresh();
  });
  document.addEventListener('enliven:unmount', () => {
    alive--;
    refresh();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isOurs(entry)) count(entry as PerformanceResourceTiming);
    refresh();
  }).observe({ type: 'resource', buffered: true });
  refresh();
  return {
    get alive() {
      return alive;
    },
    refresh,
  };
}
