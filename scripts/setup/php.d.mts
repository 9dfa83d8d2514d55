/** Types of `php.mjs`. */
export const FURTHER_VERSIONS: readonly string[];
export function installedPhp(): string | undefined;
export function furtherPhp(version: string): string | undefined;
export function preparePhp(): void;
