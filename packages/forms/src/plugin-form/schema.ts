/** The server's rules: asked for once for each form, and only when somebody comes near. */
import { fetchJson, type Place, reportFailure, shared } from '@enliven/core';
import { ASK_TIMEOUT } from '../shared/constants';
import { address, pluginApi } from './api';

const asked = shared('plugin-form-schemas', () => new Map<number, Promise<unknown>>());

/** Resolves when the rules are in `wpcf7.schemas`, or cannot be had: the server checks everything in any case. */
export function fetchSchema(id: number, place: Place): Promise<unknown> {
  const schemas = pluginApi()?.schemas;
  if (!schemas || schemas.get(id)) return Promise.resolve();
  const answer =
    asked.get(id) ??
    fetchJson(address(id, 'feedback/schema'), { timeout: ASK_TIMEOUT })
      .then(
        (schema) => schemas.set(id, schema),
        ({ message }: Error) => reportFailure(`the rules did not come (${message}), so only its server checks.`, place),
      )
      .finally(() => asked.delete(id));
  asked.set(id, answer);
  return answer;
}
