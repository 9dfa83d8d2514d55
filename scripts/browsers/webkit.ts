/** WebKitGTK, driven by its WebDriver on a separate X display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { endProcess } from './process';
import { BrowserWindow } from './window';

/** Paths of the programs that WebKit needs. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until the display is ready. @returns its name, e.g. `:99` */
async function openDisplay(display: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: display.stdio[3] as NodeJS.ReadableStream })) return `:${line}`;
  throw new Error('the display for WebKit ended before it was ready');
}

/** Milliseconds within which the driver must start, and must answer a command. */
const START = 10_000;
const PATIENCE = 30_000;

async function waitForDriver(origin: string): Promise<void> {
  for (const last = Date.now() + START; Date.now() < last; ) {
    const isReady = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the driver of WebKit does not answer');
}

export async function openWebKit(programs: WebKitPrograms): Promise<BrowserWindow> {
  const children: ChildProcess[] = [];
  async function close(): Promise<void> {
    for (const child of children.reverse()) await endProcess(child);
  }
  try {
    const screen = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
    const display = spawn(programs.display, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    children.push(display);
    const env = { ...process.env, DISPLAY: await openDisplay(display), GDK_BACKEND: 'x11' };
    const port = await freePort();
    children.push(spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    return await createWindow(`http://127.0.0.1:${port}`, programs.browser, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Result of a script: text, or the error that it threw. */
interface Evaluated {
  text?: string;
  error?: string;
}

async function createWindow(origin: string, binary: string, close: () => Promise<void>): Promise<BrowserWindow> {
  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(origin + path, {
      method,
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebKit: ${path.split('/').at(-1)}: ${value?.message || value?.error}`);
    return value;
  }

  await waitForDriver(origin);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const own = `/session/${sessionId}`;
  return new BrowserWindow({
    async goto(url) {
      await send('POST', `${own}/url`, { url });
    },
    async resize(width, height) {
      await send('POST', `${own}/window/rect`, { x: 0, y: 0, width, height });
    },
    async evaluate(expression) {
      const script = `const [done] = arguments;
        Promise.resolve(${expression}).then((text) => done({ text }), (error) => done({ error: String(error) }))`;
      const { text, error } = (await send('POST', `${own}/execute/async`, { script, args: [] })) as Evaluated;
      if (text === undefined) throw new Error(`WebKit: ${error}`);
      return text;
    },
    async perform(actions) {
      await send('POST', `${own}/actions`, { actions });
    },
    async close() {
      // A crashed browser has no session to end.
      await send('DELETE', own).catch(() => {});
      await close();
    },
  });
}
