// Query switches that determine how a page includes the runtime.

export const loads = ['module', 'async', 'defer', 'end', 'late', 'delayed', 'iife', 'modules-only', 'none'] as const;

export type Load = (typeof loads)[number];

export interface Switches {
  flavour: 'react' | 'lite';
  load: Load;
  strictCsp: boolean;
  /** Configuration; missing if the query has no `config`. */
  config?: Record<string, unknown>;
  /** Switches as a query string, so that links between pages keep them. */
  query: string;
}

const carried = ['flavour', 'load', 'csp'];

const isLoad = (value: string | null): value is Load => loads.includes(value as Load);

const parseConfig = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('not an object');
  return value as Record<string, unknown>;
};

/** @throws SyntaxError when `config` is not a JSON object. */
export const readSwitches = (search: URLSearchParams): Switches => {
  const load = search.get('load');
  const config = search.get('config');
  const kept = new URLSearchParams();
  for (const name of carried) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return {
    flavour: search.get('flavour') === 'lite' ? 'lite' : 'react',
    load: isLoad(load) ? load : 'module',
    strictCsp: search.get('csp') !== 'off',
    ...(config === null ? {} : { config: parseConfig(config) }),
    query: kept.size > 0 ? `?${kept}` : '',
  };
};
