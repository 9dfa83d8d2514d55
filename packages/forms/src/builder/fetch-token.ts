/** Fetches a token of the spam protection service. Lazy part: fetched by forms that need a token. */
import { spamService } from './spam-protection';

/** Fetches a token; empty without the service. @throws errors of the service */
export const fetchToken = async (action: string): Promise<string> =>
  `${(await spamService()?.interaction(action)) || ''}`;
