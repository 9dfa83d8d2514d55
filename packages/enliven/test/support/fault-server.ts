/** The form plugin's server, with faults. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export type Fault = (response: ServerResponse) => void;

const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json; charset=utf-8' };

const send =
  (body: string, status = 200, type = HEADERS['content-type']): Fault =>
  (response) => {
    response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body);
  };

export const json = (value: unknown, status = 200): Fault => send(JSON.stringify(value), status);

export const answer = (status: string, more: object = {}): Fault =>
  json({ contact_form_id: 7, status, message: `Said: ${status}`, posted_data_hash: '', invalid_fields: [], ...more });

const RULES = [{ rule: 'required', field: 'your-name', error: 'Please tell us your name.' }];

/** Possible faults of a response. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'a hang': () => {},
  'a connection that breaks': (response) => void response.socket?.destroy(),
  '500': json({ code: 'internal_server_error', message: '<p>There has been a critical error.</p>' }, 500),
  '403 and -1': send('-1', 403),
  '204': (response) => void response.writeHead(204, HEADERS).end(),
  'a page instead of JSON': send('<!doctype html><h1>Gateway</h1>', 200, 'text/html'),
  'JSON that ends early': send('{"status":"mail_sent","mess'),
  'a body that ends early': (response) => {
    response.writeHead(200, { ...HEADERS, 'content-length': '5000' }).write('{"status":"mail_');
    setTimeout(() => response.socket?.destroy(), 50);
  },
  'a list': json([]),
  'wrong types': json({ status: 7, message: {}, invalid_fields: 'none', captcha: 3, quiz: [1], rules: 'x' }),
  'two megabytes of nonsense': send('x'.repeat(2 ** 21)),
};

export interface FaultServer {
  /** Origin, such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  feedback: Fault;
  refill: Fault;
  schema: Fault;
  /** Method and kind of each request, such as `POST feedback`, in order. */
  readonly calls: string[];
  /** Ends all faults. */
  heal(): void;
}

/** Responses without a fault. */
const HEALTHY = (): Pick<FaultServer, 'feedback' | 'refill' | 'schema'> => ({
  feedback: answer('mail_sent'),
  refill: json([]),
  schema: json({ version: 'SWV', locale: 'en_US', rules: RULES }),
});

/** Starts the server, which has no faults before each test. Call it at the top of a test file. */
export function faultServer(): FaultServer {
  const faults = {
    origin: '',
    calls: [] as string[],
    ...HEALTHY(),
    heal() {
      faults.calls.length = 0;
      Object.assign(faults, HEALTHY());
    },
  };
  const server = createServer((request, response) => {
    const kind = /(schema|refill|feedback)$/.exec(request.url ?? '')?.[1] as 'schema' | 'refill' | 'feedback';
    faults.calls.push(`${request.method} ${kind}`);
    request.resume();
    request.on('end', () => faults[kind](response));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    faults.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(faults.heal);
  afterAll(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  });
  return faults;
}
