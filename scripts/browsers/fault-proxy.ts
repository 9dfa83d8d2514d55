/** Proxy in front of the example site that answers POST requests to an address with a fault. */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FaultyAnswer = (response: ServerResponse) => void;

export interface FaultProxy {
  origin: string;
  /** Answers POST requests whose path contains `path` with a fault, until `heal`. */
  arm(path: string, answer: FaultyAnswer): void;
  heal(): void;
  /** Returns the number of POST requests to the path since `arm`. */
  posts(): number;
  close(): Promise<void>;
}

/** Passes a request on to the site. */
function forward(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

/** Starts the proxy. @param port port of the example site */
export async function openFaultProxy(port: number): Promise<FaultProxy> {
  let armed: { path: string; answer: FaultyAnswer } | undefined;
  let posts = 0;
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || !armed || !request.url?.includes(armed.path))
      return forward(port, request, response);
    posts++;
    const { answer } = armed;
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm(path, answer) {
      armed = { path, answer };
      posts = 0;
    },
    heal() {
      armed = undefined;
    },
    posts: () => posts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
