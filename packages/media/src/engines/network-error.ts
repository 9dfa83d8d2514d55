/** What is said when something does not come (contract §6). */
export const NETWORK_ERROR = 'Network error';
