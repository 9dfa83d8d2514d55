/** Tokens of payloads, which the test replaces by the number of the payload. */

/** Call that records a run. */
export const RUN = 'ran(§n§)';
/** Address on another host that no page has a reason to request. */
export const LEAK = 'https://leak.test/§n§';

/** Builds one payload for each value. */
export const each = <T>(values: readonly T[], build: (value: T, at: number) => string): string[] => values.map(build);
