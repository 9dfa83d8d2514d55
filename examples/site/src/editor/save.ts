/** Saving of layouts. All failures are returned as messages. */

export interface Target {
  address: string;
  nonce: string;
}

export type Saved =
  | { is: 'saved'; version: number }
  | { is: 'stale'; message: string; version: number; layout: unknown }
  | { is: 'failed'; message: string };

/** Milliseconds to wait for the server's response. */
const TIMEOUT = 10_000;

const NOTHING_LOST = 'Nothing is lost: what you have changed is still here. Save again.';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(isFine: boolean, status: number, answer: unknown): Saved {
  if (isRecord(answer)) {
    const { version, message, code, layout } = answer;
    if (isFine && typeof version === 'number') return { is: 'saved', version };
    if (code === 'stale' && typeof version === 'number' && Array.isArray(layout))
      return { is: 'stale', version, layout, message: String(message) };
    if (!isFine && typeof message === 'string') return { is: 'failed', message: `${message} ${NOTHING_LOST}` };
  }
  return { is: 'failed', message: `The server answered something else (${status}). ${NOTHING_LOST}` };
}

/** Sends a layout to the server. @param layout layout as JSON */
export async function saveLayout({ address, nonce }: Target, version: number, layout: string): Promise<Saved> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      body: `{"version":${version},"layout":${layout}}`,
      signal: controller.signal,
    });
    return read(response.ok, response.status, await response.json().catch(() => undefined));
  } catch {
    const why = controller.signal.aborted
      ? `The server has not answered for ${TIMEOUT / 1000} seconds.`
      : 'The server cannot be reached.';
    return { is: 'failed', message: `${why} ${NOTHING_LOST}` };
  } finally {
    clearTimeout(timer);
  }
}
