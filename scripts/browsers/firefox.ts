/** Firefox, driven by its built-in WebDriver BiDi. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { endProcess } from './process';
import { BrowserWindow } from './window';

interface Answer {
  id?: number;
  type: string;
  result?: Record<string, unknown>;
  message?: string;
}

/** Milliseconds within which Firefox must answer a command. */
const PATIENCE = 30_000;

/** Connects to Firefox. @returns a function that sends a command and resolves with its result */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return async (method: string, params: unknown): Promise<Record<string, unknown>> => {
    if (socket.readyState !== WebSocket.OPEN) throw new Error(`Firefox: ${method}: the browser has ended`);
    const id = ++last;
    const answer = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve);
      setTimeout(() => reject(new Error(`Firefox: ${method}: no answer`)), PATIENCE).unref();
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`Firefox: ${method}: ${answer.message}`);
    return answer.result ?? {};
  };
}

/** Waits until Firefox accepts connections. @returns the address */
async function waitForAddress(firefox: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: firefox.stderr as NodeJS.ReadableStream })) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Firefox ended before it could be driven');
}

/** Starts Firefox. @param program path of the executable */
export async function openFirefox(program: string): Promise<BrowserWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'enliven-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile, 'about:blank'];
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  async function close(): Promise<void> {
    await endProcess(firefox);
    rmSync(profile, { recursive: true, force: true });
  }
  try {
    return await createWindow(await connect(`${await waitForAddress(firefox)}/session`), close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function createWindow(
  send: Awaited<ReturnType<typeof connect>>,
  close: () => Promise<void>,
): Promise<BrowserWindow> {
  await send('session.new', { capabilities: {} });
  // Focus fires events only in windows that a command has opened, not in the first window.
  const { context } = (await send('browsingContext.create', { type: 'window' })) as { context: string };
  return new BrowserWindow({
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async evaluate(expression) {
      const params = { expression, target: { context }, awaitPromise: true, userActivation: true };
      const { result, exceptionDetails } = (await send('script.evaluate', params)) as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!result) throw new Error(`Firefox: ${exceptionDetails?.text}`);
      return result.value;
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    close,
  });
}
