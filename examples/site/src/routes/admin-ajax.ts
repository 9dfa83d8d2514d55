// WordPress's ajax end point with the actions of the theme and the performance plugin.

import { Hono } from 'hono';
import type { Store } from '../database';
import { beaconActions } from './ajax-beacon';
import { newsletterActions } from './ajax-newsletter';
import { splitTestActions } from './ajax-split-test';
import { failureReply, wantedReply } from './reply';

export interface AjaxCall {
  fields: Record<string, unknown>;
  headers: Headers;
  reply: string;
  store: Store;
}

export interface AjaxAnswer {
  /** Content of the response. Strings are sent as text, other values as JSON. */
  body: unknown;
  status?: 200 | 403;
}

export type AjaxAction = (call: AjaxCall) => AjaxAnswer;

const actions: Record<string, AjaxAction> = { ...newsletterActions, ...splitTestActions, ...beaconActions };

export const adminAjaxRoutes = (store: Store): Hono =>
  new Hono().post('/wp-admin/admin-ajax.php', async (context) => {
    const fields = await context.req.parseBody({ all: true });
    const reply = wantedReply(context, fields);
    const failure = await failureReply(context, reply);
    if (failure) return failure;

    const name = String(fields.action ?? '');
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    // WordPress answers an unknown action with a bare 0.
    if (!action) return context.text('0', 400);

    const { body, status = 200 } = action({ fields, headers: context.req.raw.headers, reply, store });
    return typeof body === 'string' ? context.text(body, status) : context.json(body as object, status);
  });
