// Split tests: the actions et_pb_update_stats_table and et_pb_ab_get_subject_id.

import { nonces } from '../nonces';
import type { AjaxAction } from './admin-ajax';

const badNonce = { body: '-1' };

const recordTypes = ['read_page', 'read_goal', 'view_goal', 'click_goal', 'con_goal', 'con_short'];

const parseRecord = (text: string): Record<string, unknown> | undefined => {
  try {
    const record = JSON.parse(text) as Record<string, unknown> | null;
    return record && recordTypes.includes(String(record.record_type)) ? record : undefined;
  } catch {
    return undefined;
  }
};

const updateStats: AjaxAction = ({ fields, store }) => {
  if (fields.et_ab_log_nonce !== nonces.splitTest) return badNonce;
  const record = parseRecord(String(fields.stats_data_array ?? ''));
  if (!record) return { body: '0' };
  store.add('split-test', record);
  return { body: '1' };
};

const subjectContent = (post: string, subject: string): string =>
  `<div class="et_pb_module et_pb_text et_pb_text_90 et_pb_ab_subject et_pb_ab_subject_id-${post}_${subject}">` +
  '<div class="et_pb_text_inner"><p>This week: the harbour blend, two bags for the price of one.</p></div></div>';

const subject: AjaxAction = ({ fields, reply }) => {
  if (fields.et_frontend_nonce !== nonces.frontend) return badNonce;
  const post = String(fields.et_pb_ab_test_id ?? '').replace(/\D/g, '');
  if (reply === 'none' || post === '') return { body: { id: false, content: '' } };
  return { body: { id: '1', content: subjectContent(post, '1') } };
};

export const splitTestActions = { et_pb_update_stats_table: updateStats, et_pb_ab_get_subject_id: subject };
