/** The server's rules: asked for once for each form, and only when somebody comes near. */
import { fetchJson, remark, shared } from '@enliven/core';
import { ASK_TIMEOUT } from '../shared/constants';
import { address, pluginApi } from './api';

const asked = shared('plugin-form-schemas', () => new Map<number, Promise<void>>());

/** Resolves when the rules are in `wpcf7.schemas`, or cannot be had: the server checks everything in any case. */
export function fetchSchema(id: number): Promise<void> {
  const schemas = pluginApi()?.schemas;
  if (!schemas || schemas.get(id)) return Promise.resolve();
  const known = asked.get(id);
  if (known) return known;
  const answer = fetchJson(address(id, 'feedback/schema'), { timeout: ASK_TIMEOUT }).then(
    (schema) => {
      schemas.set(id, schema);
    },
    (error: Error) => {
      remark(`the rules of form ${id} did not come (${error.message}), so only its server checks what is typed.`, {
        package: '@enliven/forms',
        behavior: 'plugin-form',
      });
    },
  );
  asked.set(
    id,
    answer.finally(() => asked.delete(id)),
  );
  return answer;
}
