// Newsletter sign-up: the action et_pb_submit_subscribe_form.

import { nonces } from '../nonces';
import type { AjaxAction } from './admin-ajax';

const refused = (error: string) => ({ body: { success: false, data: { error } } });

const subscribe: AjaxAction = ({ fields, reply, store }) => {
  if (reply === 'empty') return { body: '' };
  if (reply === 'error' || fields.et_list_id === 'full')
    return { body: { error: 'Subscription Error: the list is full for this season.' } };
  if (fields.et_frontend_nonce !== nonces.frontend) return refused('Configuration Error');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(fields.et_email ?? ''))) return refused('Please give a valid email.');

  store.add('newsletter', fields);
  return { body: { success: true } };
};

export const newsletterActions = { et_pb_submit_subscribe_form: subscribe };
