// Simulated failures, which every end point of the back end can return on request.

import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

const isStatus = (reply: string): boolean => /^[45]\d\d$/.test(reply);

const whenGone = (context: Context): Promise<void> =>
  new Promise((resolve) => context.req.raw.signal.addEventListener('abort', () => resolve(), { once: true }));

/** Returns the requested reply: `?reply=` in the address, or the posted field `_reply`. */
export const wantedReply = (context: Context, posted: Record<string, unknown> = {}): string =>
  context.req.query('reply') ?? (typeof posted._reply === 'string' ? posted._reply : '');

/** Returns the response of a failure; undefined if the reply is not a failure. */
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
      // Closes the connection, which browsers report as a network failure.
      (context.env as { incoming?: IncomingMessage }).incoming?.socket.destroy();
      return context.body(null, 204);
    default:
      return undefined;
  }
};
