/** What is said when something does not come (docs/reference/players.md#trouble). */
export const NETWORK_ERROR = 'Network error';
