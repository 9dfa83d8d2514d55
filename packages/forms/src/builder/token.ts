/** The token of the theme's spam protection, from the service's own script. */
import { service } from './badge';

/** Empty when the service is not there. @throws whatever the service throws */
export const fetchToken = async (action: string): Promise<string> => `${(await service()?.interaction(action)) || ''}`;
