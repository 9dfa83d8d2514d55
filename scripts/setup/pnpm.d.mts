/** Types of `pnpm.mjs`, which is plain JavaScript because it runs before anything is installed. */
export function choosePnpm(packageManager: string, installed: string | undefined): string[];
export function pnpmCommand(): string[];
