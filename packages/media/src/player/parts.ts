/** What every part of one player knows of it. */

import type { PlayerApi } from '../api/player-api';
import type { TimeCode } from '../controls/use-time-code';
import type { InUse } from '../in-use/in-use';
import type { Medium } from '../shared/medium';
import type { Options } from './options';
import type { Shell } from './shell';
import type { Session } from './use-session';

export interface PartProps {
  /** Id of the container, to point at. */
  id: string;
  shell: Shell;
  /** The page's own element. */
  media: HTMLMediaElement;
  medium: Medium;
  session: Session;
  options: Options;
  isVideo: boolean;
  /** Nothing can be done with it now. */
  disabled: boolean;
  paused: boolean;
  /** It has been played to its end, and not since. */
  hasEnded: boolean;
  timeCode: TimeCode;
  /** What those need who use it, once somebody is about to. */
  inUse: InUse | undefined;
  /** What other scripts know it as, once they ask for it. */
  player: PlayerApi | undefined;
}
