/** Types of `find-chromium.mjs`, which is plain JavaScript because it runs before anything is installed. */
export function isExecutable(file: string): boolean;
export function chromiumCandidates(env?: Record<string, string | undefined>, names?: string[]): string[];
export function findChromium(): string | undefined;
export function findShell(): string | undefined;
export function requireChromium(options?: { whole?: boolean }): string;
