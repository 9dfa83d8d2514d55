/** The token of the theme's spam protection, from the service's own script. */
import { ASK_TIMEOUT } from '../shared/constants';
import { service } from './badge';

/** Empty when the service is not there, fails or keeps silent: the server then decides. */
export async function fetchToken(action: string): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<unknown>((resolve) => {
    timer = setTimeout(resolve, ASK_TIMEOUT);
  });
  try {
    const asked = service()?.interaction(action);
    return `${(asked && (await Promise.race([asked, silence]))) || ''}`;
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}
