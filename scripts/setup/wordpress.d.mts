/** Types of `wordpress.mjs`. */
export const WORDPRESS_VERSIONS: readonly string[];
export function wordpressFiles(version: string): string | undefined;
export function sqliteDriver(): string | undefined;
export function wordpressProblem(): string | undefined;
export function prepareWordPress(): Promise<void>;
