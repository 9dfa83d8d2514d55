/** Records of split tests as the server's PHP reads them. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const hasPhp = (() => {
  try {
    execFileSync('php', ['-v']);
    return true;
  } catch {
    return false;
  }
})();

const READ = `parse_str(stream_get_contents(STDIN), $post);
$record = json_decode(str_replace('\\\\', '', $post['stats_data_array']), true);
echo json_encode([$post['action'], $post['et_ab_log_nonce'], (int) $record['test_id'], (int) $record['subject_id'], $record['record_type']]);`;

it.skipIf(!hasPhp).each(['read_page', 'view_goal', 'read_goal', 'click_goal', 'con_goal', 'con_short'])(
  'PHP reads a %s record after removing backslashes',
  (type) => {
    const record = JSON.stringify({ test_id: 42, subject_id: '1', record_type: type });
    const body = new URLSearchParams({
      action: 'et_pb_update_stats_table',
      stats_data_array: record,
      et_ab_log_nonce: '0a1b2c3d4e',
    });
    const read = execFileSync('php', ['-r', READ], { input: `${body}`, encoding: 'utf8' });
    expect(JSON.parse(read)).toEqual(['et_pb_update_stats_table', '0a1b2c3d4e', 42, 1, type]);
  },
);
