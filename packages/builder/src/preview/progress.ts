/** How far a preview is, and which messages it refuses (docs/reference/builder-previews.md#refused-messages). */
import { type IncomingMessage, idOf, type Refusal, readReply } from './messages';

/** `posted`: the layout was sent · `reloaded`: the server has rendered it · `failed`: the time is over. */
export type PreviewState = 'created' | 'posted' | 'reloaded' | 'replied' | 'failed' | 'closed';
/** What happens to a preview. */
export type PreviewEvent = 'load' | 'reply' | 'timeout' | 'close';

const TABLE: Readonly<Record<PreviewState, Partial<Record<PreviewEvent, PreviewState>>>> = {
  created: { load: 'posted', timeout: 'failed', close: 'closed' },
  posted: { load: 'reloaded', timeout: 'failed', close: 'closed' },
  reloaded: { reply: 'replied', timeout: 'failed', close: 'closed' },
  replied: { close: 'closed' },
  failed: { close: 'closed' },
  closed: {},
};

/** The state after an event; events that a state does not expect change nothing. */
export const nextState = (state: PreviewState, event: PreviewEvent): PreviewState => TABLE[state][event] ?? state;

/** Whether a preview still waits for its reply. */
const waits = (state: PreviewState): boolean => state === 'created' || state === 'posted' || state === 'reloaded';

/** The preview that a message is for. */
export interface Expected {
  readonly id: string;
  readonly origin: string;
  /** Window of the frame. */
  readonly source: unknown;
  readonly state: PreviewState;
}

/**
 * Why a message must not be taken for the reply.
 *
 * @returns undefined for the reply, and `'foreign'` for what is not about this preview at all
 */
export function refusalOf(
  { data, origin, source }: IncomingMessage,
  expected: Expected,
): Refusal | 'foreign' | undefined {
  const isNamed = idOf(data) === expected.id;
  // Frames may be used again, so that an ended preview only knows its own id.
  if (!isNamed && (source !== expected.source || !waits(expected.state))) return 'foreign';
  if (origin !== expected.origin) return 'origin';
  if (!waits(expected.state)) return expected.state === 'replied' ? 'replayed' : 'expired';
  if (source !== expected.source) return 'source';
  if (!readReply(data)) return 'shape';
  if (!isNamed) return 'id';
  return expected.state === 'reloaded' ? undefined : 'early';
}
