/** Types of `other-browsers.mjs`. */
export function findFirefox(): string | undefined;
export function findWebKit(): { driver: string; browser: string; display: string } | undefined;
export function prepareOtherBrowsers(): void;
