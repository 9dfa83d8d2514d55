/** Requests with a time limit, a size limit, and an error message for each kind of failure. */
import { version } from '../../package.json';
import { CliError } from '../cli-error';

/** Answer of a server. */
export interface Fetched {
  /** Address after redirects. */
  address: string;
  bytes: Buffer;
  /** Content type with parameters, in lower case. */
  type: string;
}

export interface Limits {
  /** Milliseconds. */
  timeout: number;
  /** Bytes. @default 10 MB */
  largest?: number;
}

const AGENT = `Mozilla/5.0 (compatible; enliven-doctor/${version})`;
const MAX_BYTES = 10_000_000;

/** Explanations by system error code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name of the host is unknown',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the server ended the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself; set NODE_EXTRA_CA_CERTS to trust it',
};

/** Returns the message for a failed request. */
function sentenceFor(address: string, error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (/^(?:TimeoutError|AbortError)$/.test(name))
    return `${address} did not answer completely within ${timeout / 1000} s. Try again, or allow more time with --timeout.`;
  const why = REASONS[cause?.code ?? ''] ?? cause?.message ?? message;
  return `${address} could not be reached: ${why}. Check the address.`;
}

async function readBody(response: Response, address: string, largest: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > largest)
      throw new CliError(
        `${address} is larger than ${largest / 1_000_000} MB, so it was not read. Split it, or examine another page.`,
      );
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Fetches an address. @throws CliError that explains the failure */
export async function fetchLimited(address: string, { timeout, largest = MAX_BYTES }: Limits): Promise<Fetched> {
  try {
    const response = await fetch(address, {
      headers: { 'user-agent': AGENT, accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new CliError(`${address} answers with status ${response.status}. Check the address.`);
    }
    const bytes = await readBody(response, address, largest);
    return { address: response.url, bytes, type: (response.headers.get('content-type') ?? '').toLowerCase() };
  } catch (error) {
    throw error instanceof CliError ? error : new CliError(sentenceFor(address, error, timeout), { cause: error });
  }
}
