// Failures every end point of the back end can be asked for, to try how a page copes with them.

import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

const isStatus = (reply: string): boolean => /^[45]\d\d$/.test(reply);

const whenGone = (context: Context): Promise<void> =>
  new Promise((resolve) => context.req.raw.signal.addEventListener('abort', () => resolve(), { once: true }));

/** The wanted reply: `?reply=` in the address, or a `_reply` field in what was sent. */
export const wantedReply = (context: Context, posted: Record<string, unknown> = {}): string =>
  context.req.query('reply') ?? (typeof posted._reply === 'string' ? posted._reply : '');

/** The failure as a response, or undefined when the reply is not one of the failures. */
export const failureReply = async (context: Context, reply: string): Promise<Response | undefined> => {
  if (isStatus(reply)) {
    const status = Number(reply);
    const body = { code: `example_${reply}`, message: `Answered with ${reply}, as asked.`, data: { status } };
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  }
  switch (reply) {
    case 'html':
      return context.html('<!doctype html><title>Gateway</title><h1>The kettle is being descaled</h1>');
    case '204':
      return context.body(null, 204);
    case 'hang':
      await whenGone(context);
      return context.body(null, 204);
    case 'offline':
      // Cutting the connection is what a browser reports as a network failure.
      (context.env as { incoming?: IncomingMessage }).incoming?.socket.destroy();
      return context.body(null, 204);
    default:
      return undefined;
  }
};
