/** Types of `web-stack.mjs`. */
export interface WebStack {
  nginx: string;
  fpm: string;
  database: string;
  prepare: string;
}
export function findWebStack(): WebStack | undefined;
export function prepareWebStack(): void;
